export default {
	ticket: "The ticket: five fields under foil",
	series: "Print run of {tickets, number}",
	number: "No. {ticket, number, ::000000 group-off}",
	unsold: "No. – – – – – –",
	fields: {
		covered: "Field {field, number}, covered",
		prize: "Field {field, number}: {times, number} times the stake",
		empty: "Field {field, number}: no sheaf",
	},
	buy: "Buy · {amount}",
	uncover: "Scratch all",
	ready: "A golden sheaf in one of the five fields is your prize.",
	scratching: "Scratch the foil off, or tap a field.",
	won: "{times, number}× · you won {win}",
	even: "Your stake came back",
	lost: "No sheaf on this ticket",
	prizes: "Prizes in the print run",
	prize: "{count, plural, one {# ticket} other {# tickets}}",
	stamp: "{times, number}×",
	choice: "Ticket",
	choiceText: "Any ticket",
	spoken: { drawn: "It was ticket {ticket, number} of {tickets, number}: {times}×." },
	rules: {
		begin: "Choose your stake and buy a ticket. Scratch the foil off the five fields, or let the page uncover them.",
		sheaf:
			"A golden sheaf in one of the fields is the prize, as a multiple of your stake. A ticket has one sheaf or none; all other fields are empty.",
		run: "Every ticket is drawn from the whole print run of 1,000,000, each equally likely: earlier tickets change nothing.",
		fixed:
			"The ticket is drawn when you buy it. In which field the sheaf stands follows from its number, and how you uncover the fields decides nothing.",
		even: "A sheaf of 1× returns the stake: it is not shown as a win.",
	},
	drawn:
		"One draw below 1,000,000: the number of the ticket. Prizes lie at the front of the print run, the largest first.",
} as const;
