import type { Participant } from "./schemas.ts";

/** "Real Sociedad – Sevilla FC" for a match; the name of a race. */
export function eventName(participants: readonly Participant[], competition: string): string {
	const [home, away] = [participants.find(({ key }) => key === "home"), participants.find(({ key }) => key === "away")];
	return home && away ? `${home.name} – ${away.name}` : competition;
}
