/** Maps progress in time (0 to 1) to progress of the movement. */
export type Easing = (progress: number) => number;

export const linear: Easing = (progress) => progress;
export const easeOut: Easing = (progress) => 1 - (1 - progress) ** 3;
export const easeInOut: Easing = (progress) => (progress < 0.5 ? 4 * progress ** 3 : 1 - (-2 * progress + 2) ** 3 / 2);

const OVERSHOOT = 0.7;

/** Goes a little too far and comes back, like a heavy object that is stopped. */
export const settle: Easing = (progress) => 1 + (OVERSHOOT + 1) * (progress - 1) ** 3 + OVERSHOOT * (progress - 1) ** 2;

/** The initial speed of `settle`, so that a movement at a known speed can pass into it smoothly. */
export const SETTLE_FIRST_SPEED = 3 * (OVERSHOOT + 1) - 2 * OVERSHOOT;

/** Forth and back: 0, 1 in the middle, 0. */
export const thereAndBack: Easing = (progress) => Math.sin(progress * Math.PI);
