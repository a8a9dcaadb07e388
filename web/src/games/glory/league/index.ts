/** The twelve of the Comet League, each with a look, and the colours of their posters. */
import type { Component } from "svelte";
import Benthos from "./Benthos.svelte";
import Corvina from "./Corvina.svelte";
import Granit from "./Granit.svelte";
import Marcel from "./Marcel.svelte";
import Mirabelle from "./Mirabelle.svelte";
import Octave from "./Octave.svelte";
import Ondine from "./Ondine.svelte";
import Paprika from "./Paprika.svelte";
import Polarus from "./Polarus.svelte";
import Rondo from "./Rondo.svelte";
import Stranger from "./Stranger.svelte";
import Tuono from "./Tuono.svelte";
import Vesuvia from "./Vesuvia.svelte";

export interface Look {
  Figure: Component<Record<string, never>>;
  /** Behind the figure: the colour of the poster, and of its rays. */
  ground: string;
  rays: string;
}

const LOOKS: Record<string, Look> = {
  ondine: { Figure: Ondine, ground: "#f0b429", rays: "#f9d15f" },
  granit: { Figure: Granit, ground: "#8fb0bd", rays: "#b5cdd6" },
  mirabelle: { Figure: Mirabelle, ground: "#9a6cb4", rays: "#b892cd" },
  octave: { Figure: Octave, ground: "#b93a4b", rays: "#d2626f" },
  vesuvia: { Figure: Vesuvia, ground: "#f28c2e", rays: "#fbb265" },
  polarus: { Figure: Polarus, ground: "#1f5f86", rays: "#3b81aa" },
  benthos: { Figure: Benthos, ground: "#e7d9a8", rays: "#f4ebc8" },
  paprika: { Figure: Paprika, ground: "#5a2a52", rays: "#7d4473" },
  marcel: { Figure: Marcel, ground: "#7fa650", rays: "#9fc274" },
  corvina: { Figure: Corvina, ground: "#b7a4d8", rays: "#d2c5ea" },
  rondo: { Figure: Rondo, ground: "#f4e04d", rays: "#faee93" },
  tuono: { Figure: Tuono, ground: "#7ec3c9", rays: "#a8dbdf" },
};

const STRANGER: Look = { Figure: Stranger, ground: "#a9a39a", rays: "#c5c0b8" };

/** A wrestler of an edited box comes without a look. */
export const lookOf = (wrestler: string | null): Look => (wrestler && LOOKS[wrestler]) || STRANGER;
