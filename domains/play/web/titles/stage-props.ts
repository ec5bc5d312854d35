import type { ReactNode } from "react";
import type { TitleGame } from "./use-title-game.ts";

/** What every stage is given. */
export type StageProps = { game: TitleGame; isKeyed: boolean; notice: ReactNode };
