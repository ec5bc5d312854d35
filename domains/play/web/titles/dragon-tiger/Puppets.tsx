import { DRAGON_BODY, TIGER_TAIL } from "./body.ts";
import type { Side } from "./dealt.ts";

/** A puppet of tinted hide: what is cut out of it lets the lamp through. */
export const Puppet = ({ side }: { side: Side }) => (
	<svg className="dt-puppet" data-side={side} viewBox="-10 -20 320 290" aria-hidden="true">
		<path
			className="dt-rod"
			d={side === "dragon" ? "M96 150 84 300M218 112 232 300" : "M84 120 70 300M214 150 230 300"}
		/>
		{side === "dragon" ? <Dragon /> : <Tiger />}
	</svg>
);

const FLAMES = [
	"M10 66C-14 62-28 46-30 26-20 38-8 40 2 42Z",
	"M8 52C-14 44-24 26-22 6-12 20-2 24 8 28Z",
	"M14 76C-4 84-22 82-36 70-20 72-8 66 2 58Z",
	"M18 38C6 26 2 12 8-6 12 8 20 14 28 20Z",
];

function Dragon() {
	return (
		<>
			{DRAGON_BODY.map(({ x, y, radius, turn }, at) => (
				<g key={at} transform={`translate(${x} ${y}) rotate(${turn})`}>
					<path
						className="dt-fin"
						d={`M${-radius * 0.5} ${-radius * 0.8}Q${-radius * 0.9} ${-radius * 1.7} ${-radius * 1.3} ${-radius * 1.75} ${-radius * 0.2} ${-radius * 1.7} ${radius * 0.5} ${-radius * 0.8}Z`}
					/>
					<circle className="dt-scale" data-odd={at % 2 === 1 || undefined} r={radius} />
					<path
						className="dt-belly"
						d={`M${-radius * 0.8} ${radius * 0.55}A${radius} ${radius} 0 0 0 ${radius * 0.8} ${radius * 0.55}Z`}
					/>
					<path
						className="dt-cut"
						d={`M${radius * 0.3} ${-radius * 0.5}Q${radius * 0.75} 0 ${radius * 0.3} ${radius * 0.5} ${radius * 0.5} 0 ${radius * 0.3} ${-radius * 0.5}Z`}
					/>
				</g>
			))}
			<path
				className="dt-tuft"
				d="M16 190C-2 190-12 202-8 220 0 206 8 206 16 210 10 220 12 232 22 238 20 222 28 214 32 200Z"
			/>
			<Claw x={74} y={176} />
			<Claw x={176} y={152} />
			<g className="dt-head" transform="translate(180 34)">
				{FLAMES.map((d) => (
					<path key={d} className="dt-mane" d={d} />
				))}
				<path
					className="dt-beard"
					d="M44 78C48 92 40 104 28 112 32 98 28 88 22 80ZM60 78C66 88 62 100 54 108 54 96 50 88 44 80Z"
				/>
				<path className="dt-horn" d="M36 24C30 6 12-6-10-8-2-2 2 2 6 8 0 8-6 10-10 14 2 14 18 18 24 30Z" />
				<path
					className="dt-jaw"
					d="M20 56C26 64 44 66 62 60L86 60C92 62 92 70 86 74 74 82 54 84 38 80 24 78 16 68 20 56Z"
				/>
				<path
					className="dt-skull"
					d="M8 70C2 48 10 28 32 22 46 16 56 20 62 27L78 25C80 18 90 18 92 25 100 28 102 38 98 44 92 49 86 47 80 47L62 52C56 56 40 60 30 66 22 72 12 76 8 70Z"
				/>
				<path className="dt-fang" d="M88 46 85 57 80 47ZM76 48 73 57 68 50ZM80 60 83 52 86 60ZM66 60 69 53 72 60Z" />
				<path className="dt-cut" d="M40 37C46 30 56 31 62 38 54 42 46 43 40 37Z" />
				<circle className="dt-pupil" cx="53" cy="37" r="3.600" />
				<path
					className="dt-cut"
					d="M14 54C16 46 22 42 30 40 24 46 22 52 20 60ZM28 58C34 52 44 50 52 48 46 54 38 58 30 62Z"
				/>
				<circle className="dt-cut" cx="91" cy="33" r="2.600" />
				<path className="dt-brow" d="M36 30C44 22 56 22 64 30 56 27 46 27 38 34Z" />
				<path className="dt-whisker" d="M94 44C110 40 122 52 116 64 112 72 102 70 104 62M88 48C100 56 104 76 92 90" />
			</g>
		</>
	);
}

const Claw = ({ x, y }: { x: number; y: number }) => (
	<g transform={`translate(${x} ${y})`}>
		<path className="dt-fang" d="M-7 33-18 42-3 42ZM2 36-4 50 9 41ZM11 34 15 47 19 34Z" />
		<path
			className="dt-limb"
			d="M-8-16C-20-2-16 14-2 20 2 26-4 30-9 35-2 42 14 42 18 36 22 24 16 12 6 6 2 0 4-8 8-14Z"
		/>
	</g>
);

/** Stripes across the back and the flank: dark ones in ink, and between them the light of the lamp. */
const STRIPES = [118, 144, 170, 196, 222];

function Tiger() {
	return (
		<>
			{TIGER_TAIL.map(({ x, y, radius }, at) => (
				<circle key={at} className="dt-tail" data-odd={at % 3 === 2 || undefined} cx={x} cy={y} r={radius} />
			))}
			<g className="dt-far">
				<path
					className="dt-coat"
					d="M120 168C110 194 104 214 110 236L88 240C82 246 86 250 92 250H132C138 226 142 200 158 176Z"
				/>
				<path
					className="dt-coat"
					d="M202 168C206 196 214 212 212 236L194 240C188 246 192 250 198 250H236C238 222 238 196 240 164Z"
				/>
			</g>
			<path
				className="dt-coat"
				d="M70 126C88 96 132 86 184 94 222 88 258 104 266 140 270 166 254 184 258 204L266 236 246 240C240 246 244 250 250 250H290C288 222 288 204 284 188 284 150 276 116 250 106L232 184C190 196 150 198 118 190 92 182 70 158 70 126Z"
			/>
			<path className="dt-paler" d="M96 172C130 188 190 188 226 174 196 202 130 206 96 172Z" />
			{STRIPES.map((x, at) => (
				<g key={x} transform={`translate(${x} ${at === 0 ? 97 : 93})`}>
					<path className="dt-stripe" d="M-6 0C4 12 8 30 2 52-4 36-10 18-6 0Z" />
					<path className="dt-stripe" d="M2 74C-4 82-6 92-2 102 4 94 6 84 2 74Z" />
					<path className="dt-cut" d="M8 14C14 28 14 42 10 56 6 42 5 28 8 14Z" />
				</g>
			))}
			<path
				className="dt-stripe"
				d="M262 176C272 180 280 180 287 178L288 186C280 188 270 188 260 184ZM260 204C270 208 280 208 288 206V214C280 216 270 216 260 212Z"
			/>
			<circle className="dt-pin" cx="232" cy="140" r="4" />
			<g className="dt-paw">
				<path
					className="dt-coat"
					d="M122 138C100 150 70 164 34 158 18 154 8 166 14 178 22 190 44 192 60 190 96 190 128 182 142 164Z"
				/>
				<path
					className="dt-stripe"
					d="M64 160C62 168 62 178 66 188L72 187C68 178 68 168 71 159ZM88 153C88 164 90 174 94 184L101 182C96 172 94 162 94 150Z"
				/>
				<path
					className="dt-fang"
					d="M15 162C8 158 2 160-2 166 4 166 8 168 12 170ZM13 174C6 174 2 178 0 184 6 182 12 182 17 183ZM24 186C18 188 16 194 18 200 22 194 28 192 33 191Z"
				/>
				<circle className="dt-pin" cx="122" cy="156" r="4" />
			</g>
			<TigerHead />
		</>
	);
}

const TigerHead = () => (
	<g className="dt-head" transform="translate(76 92)">
		<path
			className="dt-ruff"
			d="M0-54 14-46 30-52 36-38 54-36 50-18 64-6 52 8 58 26 40 28 34 46 18 40 0 54-18 40-34 46-40 28-58 26-52 8-64-6-50-18-54-36-36-38-30-52-14-46Z"
		/>
		<path className="dt-coat" d="M-40-26C-48-48-34-60-20-48ZM40-26C48-48 34-60 20-48Z" />
		<path className="dt-coat" d="M-44-6C-46-34-28-46 0-46S46-34 44-6C44 20 28 42 0 44-28 42-44 20-44-6Z" />
		<path className="dt-cut" d="M-36-36C-40-46-32-52-24-45ZM36-36C40-46 32-52 24-45Z" />
		<path className="dt-stripe" d="M-12-40H12L10-35H-10ZM-10-31H10L8-26.500H-8ZM-8-22H8L6-17.500H-6ZM-2-42H2V-16H-2Z" />
		<path
			className="dt-stripe"
			d="M-43-10C-34-10-28-6-24 0-32-2-38-2-44 0ZM-42 8C-34 6-28 8-24 13-30 12-36 14-39 18ZM43-10C34-10 28-6 24 0 32-2 38-2 44 0ZM42 8C34 6 28 8 24 13 30 12 36 14 39 18Z"
		/>
		<path className="dt-cut" d="M-32-14C-26-24-14-22-9-10-16-6-26-6-32-14ZM32-14C26-24 14-22 9-10 16-6 26-6 32-14Z" />
		<circle className="dt-pupil" cx="-19" cy="-13" r="4" />
		<circle className="dt-pupil" cx="19" cy="-13" r="4" />
		<path className="dt-paler" d="M0 2C-10 0-24 8-24 18-22 28-8 26 0 22 8 26 22 28 24 18 24 8 10 0 0 2Z" />
		<path className="dt-mouth" d="M-18 22C-10 27-4 26 0 22 4 26 10 27 18 22 18 34 10 40 0 40S-18 34-18 22Z" />
		<path className="dt-fang" d="M-13 25-10 34-6 26ZM13 25 10 34 6 26ZM-9 39-6 32-3 39.500ZM9 39 6 32 3 39.500Z" />
		<path className="dt-pupil" d="M-8 2C-4-2 4-2 8 2 6 8 2 10 0 12-2 10-6 8-8 2Z" />
		<path
			className="dt-whisker"
			d="M-22 14C-36 10-50 12-62 20M-22 18C-34 18-46 24-54 34M22 14C36 10 50 12 62 20M22 18C34 18 46 24 54 34"
		/>
	</g>
);
