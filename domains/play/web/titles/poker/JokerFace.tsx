/** Stars of five points about the middle of each corner. */
const STAR = "M0-7 1.800-2.400 6.700-2.200 2.900.9 4.100 5.700 0 3-4.100 5.700-2.900.9-6.700-2.200-1.800-2.400Z";

/** The joker: a face under a cap of three horns with bells, and stars where other cards have their rank. */
export const JokerFace = () => (
	<svg className="card-face" viewBox="-44 -62 88 124" aria-hidden="true" data-joker="true">
		<path className="card-crown" transform="translate(-34 -51)" d={STAR} />
		<path className="card-crown" transform="translate(34 51)" d={STAR} />
		<path className="joker-left" d="M-15-8C-18-26-33-28-33-14-42-38-20-46-7-16Z" />
		<path className="joker-right" d="M15-8C18-26 33-28 33-14 42-38 20-46 7-16Z" />
		<path className="joker-middle" d="M-11-9C-11-28-6-36 0-44 6-36 11-28 11-9Z" />
		<circle className="card-crown" cx="-33" cy="-12" r="3.500" />
		<circle className="card-crown" cx="33" cy="-12" r="3.500" />
		<circle className="card-crown" cx="0" cy="-45" r="3.500" />
		<path className="card-skin" d="M-14-10H14V4Q14 18 0 21-14 18-14 4Z" />
		<path className="card-crown" d="M-17-13H17V-7Q0-12-17-7Z" />
		<path className="card-hair" d="M-8 0-6-3-4 0-6 3ZM8 0 6-3 4 0 6 3Z" />
		<path className="joker-smile" d="M-8 9Q0 17 8 9Q0 12-8 9Z" />
		<path className="joker-left" d="M0 25-22 19-16 29-26 33-12 35-8 42 0 36Z" />
		<path className="joker-right" d="M0 25 22 19 16 29 26 33 12 35 8 42 0 36Z" />
	</svg>
);
