import { markedPieces } from "@baize/content/contract";

/** A text in which what was searched for is marked. */
export const Marked = ({ text, term }: { text: string; term: string }) =>
	markedPieces(text, term).map(({ text: piece, isMarked }, at) =>
		isMarked ? (
			<mark key={at} className="bg-warning-soft text-warning-ink">
				{piece}
			</mark>
		) : (
			piece
		),
	);
