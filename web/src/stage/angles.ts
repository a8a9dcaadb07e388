/** Angles as the server counts them: whole 1/65536 turns, counter-clockwise. */

export const TURN = 65536;
export const DEGREE = TURN / 360;

/** Returns an angle as a whole number from 0 to 65535. */
export const wrapped = (angle: number): number => ((Math.round(angle) % TURN) + TURN) % TURN;

export const toDegrees = (angle: number): number => angle / DEGREE;
export const fromDegrees = (degrees: number): number => Math.round(degrees * DEGREE);
export const toRadians = (angle: number): number => (angle / TURN) * 2 * Math.PI;
export const fromRadians = (radians: number): number => (radians / (2 * Math.PI)) * TURN;

/** Returns the signed turn from one angle to another, by the shorter way. */
export const shortTurn = (from: number, to: number): number => wrapped(to - from + TURN / 2) - TURN / 2;
