/** The twelve wrestlers of the Comet League, each with a look, and the colours of their posters. */
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
  /** The colour of the poster behind the wrestler. */
  ground: string;
  /** The colour of the rays on the poster. */
  rays: string;
}

const LOOKS: Record<string, Look> = {
  ondine: { Figure: Ondine, ground: "var(--glory-gold-81)", rays: "var(--glory-gold-88)" },
  granit: { Figure: Granit, ground: "var(--glory-sky-74)", rays: "var(--glory-sky-83)" },
  mirabelle: { Figure: Mirabelle, ground: "var(--glory-plum-61)", rays: "var(--glory-plum-72)" },
  octave: { Figure: Octave, ground: "var(--glory-red-54)", rays: "var(--glory-red-66)" },
  vesuvia: { Figure: Vesuvia, ground: "var(--glory-orange-74)", rays: "var(--glory-orange-82)" },
  polarus: { Figure: Polarus, ground: "var(--glory-sky-46)", rays: "var(--glory-sky-58)" },
  benthos: { Figure: Benthos, ground: "var(--glory-sand-88)", rays: "var(--glory-sand-95)" },
  paprika: { Figure: Paprika, ground: "var(--glory-plum-37)", rays: "var(--glory-plum-47)" },
  marcel: { Figure: Marcel, ground: "var(--glory-lime-68)", rays: "var(--glory-lime-77)" },
  corvina: { Figure: Corvina, ground: "var(--glory-violet-75)", rays: "var(--glory-violet-85)" },
  rondo: { Figure: Rondo, ground: "var(--glory-lime-91)", rays: "var(--glory-lime-94)" },
  tuono: { Figure: Tuono, ground: "var(--glory-teal-77)", rays: "var(--glory-teal-86)" },
};

const STRANGER: Look = { Figure: Stranger, ground: "var(--glory-grey-72)", rays: "var(--glory-grey-81)" };

/** Returns the look of a wrestler; a wrestler that only an edited box has looks like a stranger. */
export const lookOf = (wrestler: string | null): Look => (wrestler && LOOKS[wrestler]) || STRANGER;
