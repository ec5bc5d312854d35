export default {
	tower: "The pagoda: {floors, number} floors with {panels, number} doors each",
	panels: {
		closed: "Floor {floor, number}, door {panel, number}: closed",
		lamp: "Floor {floor, number}, door {panel, number}: a lamp",
		fox: "Floor {floor, number}, door {panel, number}: a fox",
		missedLamp: "Floor {floor, number}, door {panel, number}: a lamp that you did not open",
		missedFox: "Floor {floor, number}, door {panel, number}: a fox that you did not open",
	},
	choose: "Choose a door",
	difficulty: "Difficulty",
	towers: { easy: "Easy", medium: "Medium", hard: "Hard", expert: "Expert", master: "Master" },
	ready: "{safe, number} of {cells, number} doors on each floor have a lamp",
	next: "Floor {floor, number} pays {amount} · {chance, number, ::percent .} chance",
	caught: "A fox was behind the door",
	choice: "Difficulty",
	choiceText: "{name} · {safe, number} of {cells, number} doors, {rows, number} floors",
	log: {
		lamp: "Floor {floor, number}, door {panel, number}: a lamp. You can collect {amount}.",
		climbed:
			"{floors, plural, =0 {You opened no door.} one {You opened one door: number {panels}.} other {You opened # doors, from below: {panels}.}}",
	},
	rules: {
		begin:
			"Choose the difficulty and your stake. It says how many of the doors on each floor have a lamp behind them; behind the others waits a fox.",
		climb:
			"Open one door on the lowest floor. A lamp takes you to the next floor and raises what you can collect; a fox ends the round and your stake is lost.",
		collect: "You can collect from the first lamp on. After the top floor the round ends and pays automatically.",
		fixed:
			"What is behind every door is drawn before you open the first one. What you choose uncovers it and changes nothing.",
		exact:
			"On every floor, the chance of getting there times the multiplier is 98%, less what is cut after the fourth decimal.",
		left: "If you leave a round, it stays open. After a day, what you could collect is collected for you; if you opened no door, your stake is returned.",
	},
	drawn:
		"For each floor, from the lowest, one draw below its doors: the one with the lamp, or where several have one, the one with the fox.",
} as const;
