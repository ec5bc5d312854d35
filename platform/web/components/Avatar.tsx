/** The first letters of the first and the last word of a name: at most two, whole letters in any script. */
export function initials(name: string): string {
	const words = name.trim().split(/\s+/).filter(Boolean);
	const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
	return chosen.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase() ?? "").join("");
}

/** A person, by picture or initials. Their name stands beside it, so it is silent. */
export function Avatar({ name, image, size = "2.5rem" }: { name: string; image?: string; size?: string }) {
	return (
		<span
			aria-hidden="true"
			className="inline-grid flex-none place-items-center overflow-hidden rounded-pill border border-hairline bg-surface-3 font-semibold"
			style={{ width: size, height: size, fontSize: `calc(${size} * 0.38)` }}
		>
			{image ? <img src={image} alt="" width={96} height={96} className="size-full object-cover" /> : initials(name)}
		</span>
	);
}
