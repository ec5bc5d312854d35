export * from "./canvas.ts";
export * from "./easing.ts";
export * from "./motion.ts";
