export default {
	side: "Side",
	sides: { under: "Under", over: "Over" },
	target: "Target",
	lower: "Lower target",
	higher: "Higher target",
	read: "Roll · {amount}",
	odds: "Chance {chance, number, ::percent .00##} · {times}× pays {amount}",
	lost: "The needle stopped at {number}. No win this time.",
	named: { under: "Under {target}", over: "Over {target}" },
	choice: "Side and target",
	spoken: { stopped: "The needle stopped at {number}: {times}×." },
	rules: {
		begin: "Choose a target from 0.01 to 99.98, whether the number will be under or over it, and your stake.",
		draw: "One of the 10,000 numbers from 0.00 to 99.99 is drawn when you press Roll, each equally likely. The needle then turns to it; how it turns decides nothing.",
		pays: "A number on your side of the target pays your stake times 99% divided by the chance. The target itself is on neither side: it loses.",
		exact:
			"Multipliers are cut after four decimals and amounts to the smallest coin. Before amounts are cut, every choice returns between 98.99% and 99%.",
	},
	drawn:
		"One draw below 10,000: the number in hundredths. Under wins below the target, over above it. The multiplier in ten-thousandths is 99,000,000 divided by the count of winning numbers, cut to a whole number.",
} as const;
