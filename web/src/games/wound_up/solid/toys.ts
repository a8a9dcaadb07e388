/** The clockwork zombies in three dimensions, in u (2.5 mm): each faces north (towards −z) and stands on the origin. */
import type * as Three from "three";
import type { Feet } from "../box";
import { characterOf } from "../characters";
import type { Pose } from "../motion.svelte";
import type { Maker } from "./yard";

export interface Toy {
  /** The group that is moved to the pawn's position and turned to its facing. */
  body: Three.Group;
  /** The group that rocks and tips over, pivoting on the edges of the feet. */
  trunk: Three.Group;
  /** The key in the back, which turns about its own z axis. */
  key: Three.Object3D;
}

/** Builds the toy of a pawn, whose base has the given colour and the size of its feet. */
export function toyOf(make: Maker, pawn: string, colour: string, feet: Feet): Toy {
  const { three } = make;
  const body = new three.Group();
  const trunk = new three.Group();
  body.add(trunk);
  const { coat, skin } = characterOf(pawn);
  // The base with the feet
  make.box(trunk, [2 * feet.wide, 1.6, 2 * feet.long], colour, [0, 0.8, 0]);
  // Shoe, leg, arm, hand and eye on either side
  for (const side of [-1, 1]) {
    make.box(trunk, [4.6, 2, 9], "var(--wound-umber-27)", [side * 4, 2.4, -0.6]);
    make.put(trunk, new three.CylinderGeometry(1.8, 2, 5, 10), "var(--wound-grey-25)", [side * 3.6, 5.4, 0]);
    const arm = make.put(trunk, new three.CylinderGeometry(1.3, 1.7, 9, 10), coat, [side * 6, 14.6, -4.5]);
    arm.rotation.x = Math.PI / 2;
    make.put(trunk, new three.SphereGeometry(1.6, 10, 8), skin, [side * 6, 14.6, -9.6]);
    make.put(trunk, new three.SphereGeometry(0.9, 10, 8), "var(--wound-lime-96)", [side * 1.6, 20.8, -3.6], 0.35);
  }
  // Coat, head and hat
  make.put(trunk, new three.CylinderGeometry(4.6, 6.4, 10.5, 14), coat, [0, 12.4, 0]);
  make.put(trunk, new three.SphereGeometry(4.2, 16, 12), skin, [0, 20.4, 0]);
  addHat(make, trunk, pawn);
  // The key: a shaft with two rings
  const key = new three.Group();
  key.position.set(0, 13, 5.4);
  const shaft = make.put(key, new three.CylinderGeometry(0.6, 0.6, 5, 8), "var(--wound-gold-64)", [0, 0, 2.2]);
  shaft.rotation.x = Math.PI / 2;
  for (const side of [-1, 1])
    make.put(key, new three.TorusGeometry(2, 0.8, 8, 16), "var(--wound-gold-81)", [side * 2.4, 0, 5]);
  trunk.add(key);
  return { body, trunk, key };
}

/** Puts on what distinguishes the four zombies: a bowler, a cap, a veil with flowers, or tufts of hair. */
function addHat(make: Maker, trunk: Three.Group, pawn: string): void {
  const { three } = make;
  if (pawn === "butler") {
    make.put(trunk, new three.CylinderGeometry(5.4, 5.4, 0.6, 18), "var(--wound-grey-20)", [0, 23, 0]);
    make.put(trunk, new three.CylinderGeometry(3.4, 3.6, 4, 16), "var(--wound-grey-20)", [0, 25, 0]);
  } else if (pawn === "gravedigger")
    make.put(
      trunk,
      new three.SphereGeometry(4.5, 14, 8, 0, 2 * Math.PI, 0, Math.PI / 2),
      "var(--wound-umber-42)",
      [0, 21.4, 0.4],
    );
  else if (pawn === "bride") {
    make.put(trunk, new three.ConeGeometry(5.2, 13, 14, 1, true), "var(--wound-grey-98)", [0, 19, 2.4]);
    for (const at of [-2.6, 0, 2.6])
      make.put(trunk, new three.SphereGeometry(1.2, 8, 6), "var(--wound-rose-86)", [at, 24, -1.6]);
  } else
    for (const at of [-3, -1, 1, 3]) {
      const tuft = make.put(trunk, new three.ConeGeometry(1.3, 5, 7), "var(--wound-orange-59)", [at, 24.6, 0.5]);
      tuft.rotation.z = -at * 0.22;
    }
}

/** Moves, turns and tips a toy into a pose; without a pose the toy is hidden. */
export function setPose(toy: Toy, pose: Pose | null, feet: Feet): void {
  toy.body.visible = pose !== null && pose.gone < 1;
  if (!pose) return;
  toy.body.position.set(pose.x, pose.how === "sinks" ? -24 * pose.gone : -8 * pose.gone, pose.y);
  toy.body.rotation.y = (-pose.turn * Math.PI) / 180;
  toy.trunk.rotation.set(-pose.pitch, 0, pose.roll);
  // Keep the edge on which the toy pivots in place.
  const [ahead, aside] = [Math.sign(pose.pitch) * feet.long, Math.sign(pose.roll) * feet.wide];
  toy.trunk.position.set(
    -aside * (1 - Math.cos(pose.roll)),
    Math.abs(Math.sin(pose.pitch)) * feet.long + Math.abs(Math.sin(pose.roll)) * feet.wide,
    -ahead * (1 - Math.cos(pose.pitch)),
  );
  toy.key.rotation.z = pose.key * 2 * Math.PI;
}
