export * from "./art/files.ts";
export type { IconBodies } from "./art/icons.ts";
export { heroArt, keyVisual } from "./art/key-visual.ts";
export { ownMotifs } from "./art/own-motifs.ts";
export type { ArtSpec, Ratio, TextureName } from "./art/scene.ts";
export { type ArtKey, artSpecs, heroKeys } from "./art/specs.ts";
export { stageDrawings, stagePicture } from "./art/stages.ts";
export { symbolArt } from "./art/symbol.ts";
export { symbolPicture } from "./art/symbol-file.ts";
