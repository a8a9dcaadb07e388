/** The graveyard in three dimensions: x to the east, y upwards, z to the south, in u. */
import type * as Three from "three";
import type { BoardView } from "../../../types/wound_up";
import { paper, U } from "../geometry";
import { itemsOf, SCENERY, type Thing } from "../scenery";
import { trailOf } from "../trail";

type Kit = typeof Three;

const STONE = "var(--wound-blue-71)";

/** Makes meshes, each in one call. */
export class Maker {
  private materials = new Map<string, Three.MeshStandardMaterial>();
  constructor(
    readonly three: Kit,
    /** Returns the value of a CSS variable as a plain colour. */
    private readonly colour: (name: string) => string,
  ) {}

  paint(colour: string, glow = 0): Three.MeshStandardMaterial {
    const key = `${colour} ${glow}`;
    let found = this.materials.get(key);
    if (!found) {
      const plain = this.colour(colour);
      found = new this.three.MeshStandardMaterial({ color: plain, roughness: 0.9 });
      if (glow) {
        found.emissive.set(plain);
        found.emissiveIntensity = glow;
      }
      this.materials.set(key, found);
    }
    return found;
  }

  put(into: Three.Object3D, shape: Three.BufferGeometry, colour: string, at: [number, number, number], glow = 0) {
    const mesh = new this.three.Mesh(shape, this.paint(colour, glow));
    mesh.position.set(...at);
    mesh.castShadow = mesh.receiveShadow = true;
    into.add(mesh);
    return mesh;
  }

  box(into: Three.Object3D, size: [number, number, number], colour: string, at: [number, number, number], glow = 0) {
    return this.put(into, new this.three.BoxGeometry(...size), colour, at, glow);
  }
}

/** Makes everything in the yard that never moves. */
export function yardOf(make: Maker, board: BoardView): Three.Group {
  const yard = new make.three.Group();
  for (const tile of board.tiles) {
    const at = paper(board, (tile.west + tile.east) / 2, (tile.south + tile.north) / 2);
    const face = SCENERY[`${tile.tile}${tile.face}`]!;
    const ground = new make.three.Group();
    ground.position.set(at.x, 0, at.y);
    ground.rotation.y = (-tile.turns * Math.PI) / 2;
    make.box(ground, [99.4, 4, 99.4], face.ground, [0, -2, 0]);
    for (const { thing, x, y, size, turn } of itemsOf(face)) {
      const item = ornament(make, thing);
      item.position.set(x - 50, 0, 50 - y);
      item.rotation.y = (-turn * Math.PI) / 180;
      item.scale.setScalar(size);
      ground.add(item);
    }
    yard.add(ground);
  }
  for (const trigger of board.triggers) {
    const at = paper(board, trigger.x, trigger.y);
    const [wide, long] = [(2 * trigger.halfX) / U, (2 * trigger.halfY) / U];
    if (trigger.kind === "grave") {
      make.box(yard, [wide + 6, 0.8, long + 6], "var(--wound-umber-42)", [at.x, 0.1, at.y]);
      make.box(yard, [wide, 0.8, long], "var(--wound-grey-99)", [at.x, 0.35, at.y], 0.25);
      make.box(yard, [wide - 1.4, 0.8, long - 1.4], "var(--wound-grey-12)", [at.x, 0.5, at.y]);
    } else if (trigger.kind === "mausoleum") {
      make.box(yard, [wide, 12, long], STONE, [at.x, 6, at.y]);
      make.box(yard, [wide * 0.36, 8, 0.6], "var(--wound-grey-25)", [at.x, 4, at.y + long / 2 + 0.1]);
      const roof = make.put(yard, new make.three.ConeGeometry(wide * 0.76, 6, 4), "var(--wound-blue-56)", [
        at.x,
        15,
        at.y,
      ]);
      roof.rotation.y = Math.PI / 4;
    } else
      make.put(
        yard,
        new make.three.SphereGeometry(trigger.radius / U, 16, 10),
        "var(--wound-rose-79)",
        [at.x, 1.2, at.y],
        0.5,
      ).scale.y = 0.6;
  }
  const zone = board.zone.map(([x, y]) => paper(board, x, y));
  const [west, east] = [Math.min(...zone.map((one) => one.x)), Math.max(...zone.map((one) => one.x))];
  const [north, south] = [Math.min(...zone.map((one) => one.y)), Math.max(...zone.map((one) => one.y))];
  make.box(yard, [east - west, 0.3, south - north], "var(--wound-lime-67)", [
    (west + east) / 2,
    0.02,
    (north + south) / 2,
  ]);
  for (const arrow of trailOf(board).arrows) {
    const cone = make.put(
      yard,
      new make.three.ConeGeometry(4, 7, 3),
      "var(--wound-sand-96)",
      [arrow.x, 0.3, arrow.y],
      0.2,
    );
    cone.rotation.set(-Math.PI / 2, (-arrow.turn * Math.PI) / 180, 0, "YXZ");
    cone.scale.z = 0.1;
  }
  const ends = board.gate.map(([x, y]) => paper(board, x, y));
  for (const end of ends) {
    make.box(yard, [10, 22, 10], STONE, [end.x, 11, end.y]);
    make.put(yard, new make.three.SphereGeometry(4, 14, 10), "var(--wound-gold-91)", [end.x, 25, end.y], 0.9);
  }
  return yard;
}

/** Makes an ornament, which has no effect in the game. */
function ornament(make: Maker, thing: Thing): Three.Group {
  const { three } = make;
  const group = new three.Group();
  if (thing === "tomb") {
    make.box(group, [7, 6.5, 1.8], STONE, [0, 3.25, 0]);
    const round = new three.CylinderGeometry(3.5, 3.5, 1.8, 18, 1, false, -Math.PI / 2, Math.PI);
    make.put(group, round, STONE, [0, 6.5, 0]).rotation.x = -Math.PI / 2;
  } else if (thing === "cross") {
    make.box(group, [1.6, 9, 1.6], STONE, [0, 4.5, 0]);
    make.box(group, [6, 1.6, 1.6], STONE, [0, 6, 0]);
  } else if (thing === "slab") make.box(group, [14, 1, 7], STONE, [0, 0.5, 0]);
  else if (thing === "lamp") {
    make.put(group, new three.CylinderGeometry(0.6, 0.8, 14, 8), "var(--wound-grey-25)", [0, 7, 0]);
    make.put(group, new three.SphereGeometry(1.8, 12, 8), "var(--wound-gold-91)", [0, 14.5, 0], 1.2);
  } else if (thing === "bush" || thing === "ivy")
    make.put(group, new three.IcosahedronGeometry(5, 1), "var(--wound-green-43)", [0, 2.4, 0]).scale.y = 0.8;
  else if (thing === "yew") {
    make.put(group, new three.CylinderGeometry(1.6, 2.4, 10, 8), "var(--wound-grey-26)", [0, 5, 0]);
    const crown = make.put(group, new three.IcosahedronGeometry(11, 1), "var(--wound-green-32)", [0, 16, 0]);
    crown.material = crown.material.clone();
    // Pawns can be seen through the tree.
    Object.assign(crown.material, { transparent: true, opacity: 0.4, depthWrite: false });
  } else if (thing === "bare") {
    make.put(group, new three.CylinderGeometry(0.6, 2, 18, 7), "var(--wound-grey-26)", [0, 9, 0]);
    for (let at = 0; at < 5; at++) {
      const branch = make.put(group, new three.CylinderGeometry(0.2, 0.7, 9, 6), "var(--wound-grey-26)", [0, 13, 0]);
      branch.rotation.set(0.9, at * 1.3, 0, "YXZ");
      branch.translateY(4);
    }
  } else if (thing === "angel") {
    make.box(group, [7, 3, 5], STONE, [0, 1.5, 0]);
    make.put(group, new three.ConeGeometry(2.4, 8, 10), STONE, [0, 7, 0]);
    make.put(group, new three.SphereGeometry(1.7, 12, 8), STONE, [0, 11.5, 0]);
    make.box(group, [10, 5, 0.8], STONE, [0, 8.5, 1.4]);
  } else if (thing === "pumpkin")
    make.put(group, new three.SphereGeometry(3.4, 14, 9), "var(--wound-orange-67)", [0, 2.4, 0], 0.15).scale.y = 0.75;
  else if (thing === "mushrooms")
    make.put(group, new three.SphereGeometry(1.6, 10, 6), "var(--wound-red-55)", [0, 1.6, 0]);
  else make.put(group, new three.CylinderGeometry(7, 7, 0.2, 18), "var(--wound-blue-34)", [0, 0.05, 0]).scale.z = 0.5;
  return group;
}
