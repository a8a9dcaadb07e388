/** Sentences in the user's language: the client's own, the server's, and those of the games. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Colour, Phrase, Who } from "../types/table";
import type { Language } from "./settings.svelte";

const OWN = import.meta.glob<string>(["../words.*.ftl", "../*/words.*.ftl"], { query: "?raw", import: "default" });

const CLIENT = ".."; // the folder of our own sentences; sentences of a single page are in the folder of that page
const SERVER = ""; // the path of the server's own catalogue

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
  private catalogues = new Map<string, FluentResource>(); // the catalogues loaded in this language, by path
  private game = ""; // the game that the page is about: several games use the same ids for different sentences
  private folders = new Set<string>([CLIENT]); // those of our folders whose sentences are in use
  private parts = new Set<string>(); // catalogues in use of the page's game: its own, its lesson's, its workshop's
  private owners = $state.raw<ReadonlyMap<string, number>>(new Map());

  /** Switches to another language, or loads all sentences in use again. */
  async speak(language: Language): Promise<void> {
    const paths = [...this.folders, SERVER, ...this.parts];
    const read = await Promise.all(paths.map((path) => readCatalogue(language, path)));
    this.catalogues = new Map();
    for (const [number, path] of paths.entries()) if (read[number]) this.catalogues.set(path, read[number]);
    this.language = language;
    this.compose();
    await Promise.all([...this.folders, ...this.parts].map((path) => this.load(path))); // those added meanwhile
    this.compose();
  }

  /** Loads the sentences that only the pages of one of our folders need; returns the page once both have arrived. */
  async open<Page>(folder: string, page: Promise<Page>): Promise<Page> {
    await null; // a page is opened in a derived value, where no state may change at once
    const path = `${CLIENT}/${folder}`;
    this.folders.add(path);
    const [loaded] = await Promise.all([page, this.load(path)]);
    this.compose();
    return loaded;
  }

  /** Loads the sentences of a game in place of those of any other game: from now on, the page is about this game. */
  async learn(game: string): Promise<void> {
    await this.use(game, game);
  }

  /** Loads the sentences of a part of a game: its lesson or its workshop. */
  async learnPart(game: string, part: "lesson" | "workshop"): Promise<void> {
    await this.use(game, `${game}/${part}`);
  }

  private async use(game: string, path: string): Promise<void> {
    await null; // a page may ask for sentences in a derived value, where no state may change at once
    if (game !== this.game) {
      this.game = game;
      this.parts.clear();
    }
    this.parts.add(path);
    if (await this.load(path)) this.compose();
  }

  /** Loads a catalogue unless it is loaded already; returns false if the server did not send it. */
  private async load(path: string): Promise<boolean> {
    while (!this.catalogues.has(path)) {
      const language = this.language;
      const read = await readCatalogue(language, path);
      if (language !== this.language) continue; // the language has changed meanwhile
      if (!read) return false;
      this.catalogues.set(path, read);
    }
    return true;
  }

  /**
   * Collects the sentences in use: sentences of a game replace ours of the same id, and sentences of its parts replace
   * both.
   */
  private compose(): void {
    const bundle = new FluentBundle(this.language, { useIsolating: false });
    for (const path of new Set([...this.folders, SERVER, this.game, ...this.parts])) {
      const catalogue = this.catalogues.get(path);
      if (catalogue) bundle.addResource(catalogue, { allowOverrides: true });
    }
    this.bundle = bundle;
  }

  /**
   * Returns a sentence by its id; if there is no such sentence, returns the id itself, so that nothing is ever lost.
   */
  tell(message: string, values: Values = {}, listener: Listener = NOBODY): string {
    const found = this.bundle.getMessage(message)?.value;
    if (!found) return message;
    const plain: Record<string, FluentVariable> = {};
    const named = Object.values(values).flatMap((value) => (isWho(value) ? [value.seat] : []));
    for (const [key, value] of Object.entries(values)) {
      const several = Array.isArray(value) ? (value as unknown[]) : [value];
      if (isWho(several[0])) {
        plain[`${key}Is`] = several.length === 1 && several[0].seat === listener.you ? "you" : "other";
      }
      if (isWho(value)) {
        const name = this.name(value.seat, listener);
        plain[key] = name;
        plain[`${key}Of`] = asOwner(name, this.language);
      } else plain[key] = this.said(value, listener, named);
    }
    return this.bundle.formatPattern(found, plain, []);
  }

  /** Returns a phrase as a text. */
  say(phrase: Phrase, listener: Listener = NOBODY): string {
    return this.tell(phrase.message, phrase.values, listener);
  }

  /** Sets which seat owns the piece that a sentence names: from then on, both are named together. */
  own(pieces: readonly (readonly [id: string, seat: number])[]): void {
    if (pieces.length !== this.owners.size || pieces.some(([id, seat]) => this.owners.get(id) !== seat))
      this.owners = new Map(pieces);
  }

  knows(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /**
   * Returns the name of a thing; a thing without a sentence, such as a card that a player added, is called by its id.
   */
  thing(kind: string, id: string): string {
    const found = this.bundle.getMessage(`${kind}-${kebab(id)}`)?.value;
    return typeof found === "string" ? found : id; // a sentence that needs values is not a name
  }

  /** Returns the name of a seat. */
  name(seat: number, listener: Listener): string {
    return listener.names[seat] || this.tell("seat-name", { number: seat + 1 });
  }

  /** Returns a value as a text; `named` lists the seats that the sentence around it already names. */
  private said(value: unknown, listener: Listener, named: readonly number[] = []): FluentVariable {
    if (isPhrase(value)) {
      const seat = this.owners.get(value.message);
      if (seat === undefined || named.includes(seat) || !listener.names[seat]) return this.say(value, listener);
      const piece = this.say(value);
      return piece.includes(listener.names[seat]) ? piece : this.tell("piece-of", { seat: { seat }, piece }, listener);
    }
    if (isWho(value)) return value.seat === listener.you ? this.tell("you") : this.name(value.seat, listener);
    if (isColour(value)) return this.tell(`colour-${listener.colours?.[value.pieces] ?? value.pieces}`);
    if (Array.isArray(value)) {
      const said = value.map((item) => String(this.said(item, listener, named)));
      if (said.length < 2) return said.join("");
      return this.tell("list-and", { items: said.slice(0, -1).join(", "), last: said.at(-1) });
    }
    if (typeof value === "number") return value;
    return String(value);
  }
}

/** Reads a catalogue of ours or of the server; returns null if the server does not send it now. */
async function readCatalogue(language: Language, path: string): Promise<FluentResource | null> {
  const own = OWN[`${path}/words.${language}.ftl`];
  if (own) return new FluentResource(await own());
  const answer = await fetch(path ? `/api/words/${language}/${path}` : `/api/words/${language}`);
  return answer.ok ? new FluentResource(await answer.text()) : null;
}

export const words = new Words();

/** Returns a sentence of the client or of the server. */
export function t(message: string, values: Values = {}): string {
  return words.tell(message, values);
}
