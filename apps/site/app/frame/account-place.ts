import { createContext, type ReactNode } from "react";

/** What a player has at the end of the header. It comes with what only a player loads; nobody else has any. */
export const AccountPlaceContext = createContext<ReactNode>(null);
