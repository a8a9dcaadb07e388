/**
 * What this browser remembers about its user: language, light or dark, sound, pace, name. * To add a setting, add it to
 * `Stored` and to `DEFAULTS`, and declare it in `Settings` with the same name.
 */

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "light" | "dark";

/** The possible paces of animations, as factors of their usual duration; 0 means no motion at all. */
export const PACES = { slow: 1.8, usual: 1, quick: 0.45, none: 0 } as const;
export type Pace = keyof typeof PACES;

const KEY = "ludotheque";

/** The settings as browsers store them.  Never rename a field: the browsers of our users have stored its name. */
interface Stored {
  language: Language;
  theme: Theme;
  isLoud: boolean; // whether sounds are on
  pace: Pace;
  name: string;
  wantsNotices: boolean;
  volume: number;
  bot: string;
  played: string[];
}

const DEFAULTS: Omit<Stored, "language"> = {
  theme: "system",
  isLoud: true,
  pace: "usual",
  name: "",
  wantsNotices: false,
  volume: 1,
  bot: "",
  played: [],
};

function readStored(): Partial<Stored> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored> | null) ?? {};
  } catch {
    return {}; // there is no storage, or its content was not written by us
  }
}

function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag)) ?? "en";
}

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  isLoud = $state(true); // whether sounds are on; `volume` says how loud
  pace = $state<Pace>("usual");
  name = $state("");
  wantsNotices = $state(false);
  volume = $state(1); // the volume of sounds, from 0 to 1
  bot = $state(""); // the bot chosen last; "": none yet
  played = $state.raw<readonly string[]>([]); // games of which a match has been finished here
  // The system setting that asks for no animations.
  private stillness = matchMedia("(prefers-reduced-motion: reduce)");
  private isStill = $state(this.stillness.matches);

  constructor() {
    Object.assign(this, { language: browserLanguage(), ...DEFAULTS }, readStored());
    this.stillness.addEventListener("change", () => (this.isStill = this.stillness.matches));
  }

  /** The factor for the duration of animations; 0 if the user wants no motion. */
  get tempo(): number {
    return this.isStill ? 0 : PACES[this.pace];
  }

  /** Makes the page look as the settings say, and stores them. */
  applyAndStore(): void {
    const { language, theme, isLoud, pace, name, wantsNotices, volume, bot, played } = this;
    document.documentElement.lang = language;
    document.documentElement.dataset["theme"] = theme;
    document.documentElement.dataset["still"] = String(this.tempo === 0);
    const stored: Stored = { language, theme, isLoud, pace, name, wantsNotices, volume, bot, played: [...played] };
    try {
      localStorage.setItem(KEY, JSON.stringify(stored));
    } catch {
      // Without storage the settings last as long as the page.
    }
  }
}

export const settings = new Settings();
