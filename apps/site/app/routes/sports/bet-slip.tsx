import { SlipScreen } from "@baize/sports/web";

export default function BetSlip() {
	return <SlipScreen />;
}
