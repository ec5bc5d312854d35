import type { Above } from "./above.ts";
import { openGroundRooms } from "./ground-rooms.ts";
import { openPeopleRooms } from "./people-rooms.ts";
import type { Plumbing } from "./plumbing.ts";
import { openTradeRooms } from "./trade-rooms.ts";

export type Rooms = Awaited<ReturnType<typeof openRooms>>;

/** Opens the rooms floor by floor: each is given its neighbours below and what it needs of the plumbing. */
export async function openRooms(plumbing: Plumbing) {
	const above = {} as Above;
	const ground = await openGroundRooms(plumbing, above);
	const people = openPeopleRooms(plumbing, ground, above);
	const trade = await openTradeRooms(plumbing, ground, people);
	const { identity, verification, wallet, saferPlay } = people;
	const { cashier, play, sports } = trade;
	Object.assign(above, { identity, verification, wallet, saferPlay, cashier, play, sports } satisfies Above);
	return { ...ground, ...people, ...trade };
}
