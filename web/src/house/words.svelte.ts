/** Sentences in the user's language: the client's own, the server's, and those of the games. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Colour, Phrase, Who } from "../types/table";
import type { Language } from "./settings.svelte";

const OWN = import.meta.glob<string>("../words.*.ftl", { query: "?raw", import: "default" });

export type Values = Record<string, unknown>;

/** Whom a sentence addresses as “you”, and the names of the seats. */
export interface Listener {
  names: readonly string[];
  you: number | null;
  /** The colour of each set of pieces at the table. */
  colours?: readonly string[];
}

const NOBODY: Listener = { names: [], you: null };

export function isPhrase(value: unknown): value is Phrase {
  return typeof value === "object" && value !== null && "message" in value;
}

function isWho(value: unknown): value is Who {
  return typeof value === "object" && value !== null && "seat" in value;
}

function isColour(value: unknown): value is Colour {
  return typeof value === "object" && value !== null && "pieces" in value;
}

/** Returns a name as the owner of something: "Ada’s", "d’Ada", "de Basile". */
export function asOwner(name: string, language: Language): string {
  if (language === "en") return `${name}’s`;
  return /^([aeiouhâàäéèêëîïôöûüæœ]|y[^aeiou])/i.test(name) ? `d’${name}` : `de ${name}`;
}

/** Returns a name as part of an id, as `kebab` in Python makes it: hand-me-down, passing-on. */
export function kebab(id: string): string {
  return id
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
}

class Words {
  language = $state<Language>("en");
  private bundle = $state.raw(new FluentBundle("en"));
  private learnt = $state(0); // counts loaded catalogues, so that texts are recomputed with the new sentences
  private games = new Set<string>();
  private lesson = ""; // the game whose lesson was opened last; the lessons of all games use the same ids

  /** Switches to another language. */
  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const own = await OWN[`../words.${language}.ftl`]!();
    bundle.addResource(new FluentResource(own));
    const texts = [
      read(`/api/words/${language}`),
      ...[...this.games].map((game) => read(`/api/words/${language}/${game}`)),
    ];
    if (this.lesson) texts.push(read(`/api/words/${language}/${this.lesson}/lesson`));
    for (const text of await Promise.all(texts)) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.bundle = bundle;
    this.language = language;
  }

  /** Loads the sentences of a game. */
  async learn(game: string): Promise<void> {
    if (this.games.has(game)) return;
    this.games.add(game);
    const text = await read(`/api/words/${this.language}/${game}`);
    this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.learnt += 1;
  }

  /** Loads the sentences of a game's lesson, which replace those of another lesson. */
  async learnLesson(game: string): Promise<void> {
    this.lesson = game;
    const text = await read(`/api/words/${this.language}/${game}/lesson`);
    this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.learnt += 1;
  }

  /**
   * Returns a sentence by its id; if there is no such sentence, returns the id itself, so that nothing is ever lost.
   */
  tell(message: string, values: Values = {}, listener: Listener = NOBODY): string {
    void this.learnt;
    const found = this.bundle.getMessage(message)?.value;
    if (!found) return message;
    const plain: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(values)) {
      const several = Array.isArray(value) ? (value as unknown[]) : [value];
      if (isWho(several[0])) {
        plain[`${key}Is`] = several.length === 1 && several[0].seat === listener.you ? "you" : "other";
      }
      if (isWho(value)) {
        const name = this.name(value.seat, listener);
        plain[key] = name;
        plain[`${key}Of`] = asOwner(name, this.language);
      } else plain[key] = this.said(value, listener);
    }
    return this.bundle.formatPattern(found, plain, []);
  }

  /** Returns a phrase as a text. */
  say(phrase: Phrase, listener: Listener = NOBODY): string {
    return this.tell(phrase.message, phrase.values, listener);
  }

  knows(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /**
   * Returns the name of a thing; a thing without a sentence, such as a card that a player added, is called by its id.
   */
  thing(kind: string, id: string): string {
    void this.learnt;
    const found = this.bundle.getMessage(`${kind}-${kebab(id)}`)?.value;
    return typeof found === "string" ? found : id; // a sentence that needs values is not a name
  }

  /** Returns the name of a seat. */
  name(seat: number, listener: Listener): string {
    return listener.names[seat] || this.tell("seat-name", { number: seat + 1 });
  }

  private said(value: unknown, listener: Listener): FluentVariable {
    if (isPhrase(value)) return this.say(value, listener);
    if (isWho(value)) return value.seat === listener.you ? this.tell("you") : this.name(value.seat, listener);
    if (isColour(value)) return this.tell(`colour-${listener.colours?.[value.pieces] ?? value.pieces}`);
    if (Array.isArray(value)) {
      const said = value.map((item) => String(this.said(item, listener)));
      if (said.length < 2) return said.join("");
      return this.tell("list-and", { items: said.slice(0, -1).join(", "), last: said.at(-1) });
    }
    if (typeof value === "number") return value;
    return String(value);
  }
}

async function read(path: string): Promise<string> {
  const answer = await fetch(path);
  return answer.ok ? answer.text() : "";
}

export const words = new Words();

/** Returns a sentence of the client or of the server. */
export function t(message: string, values: Values = {}): string {
  return words.tell(message, values);
}
