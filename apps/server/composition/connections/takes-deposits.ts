import { depositMethodsIn } from "@baize/cashier/contract";
import { defineModule } from "@baize/platform-server";

/** A card deposit works from anywhere, so the player's residence does not matter. */
export const takesDepositsModule = defineModule({
	name: "takesDeposits",
	open: () => (currency: string) => depositMethodsIn(currency).length > 0,
});
