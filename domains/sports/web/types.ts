export type When = "upcoming" | "live" | "finished";
export type Chosen = { competition?: string; when?: When };
