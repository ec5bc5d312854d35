export default {
	title: "Regeln früherer Jahre",
	description: "Welche Regeln galten, als du gewettet, eine Runde gespielt oder eine Zahlung verlangt hast.",
	frame: "Die Regeln nach Jahren",
	loading: "Die Regeln werden geladen.",
	today: "Die heutigen Bedingungen",
} as const;
