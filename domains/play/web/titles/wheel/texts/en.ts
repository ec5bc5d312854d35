export default {
	wheel: "The wheel has {count, number} segments, each as likely as any other.",
	legend: "What the segments pay",
	segments: "{count, number} of {all, number}",
	blank: "nothing",
	spin: "Spin · {amount}",
	risk: "Risk",
	risks: { low: "Low", medium: "Medium", high: "High" },
	ready: "Highest segment {times}× · {stake} can pay {amount}",
	won: "{times}× · you won {win}",
	lost: "No payout this time",
	choice: "Risk",
	spoken: { stopped: "The wheel stopped on segment {segment, number} of {all, number}: {times}×." },
	rules: {
		begin:
			"Choose the risk and your stake. Each risk has a wheel of its own with 24 segments: more risk means fewer segments that pay, and higher pays.",
		spin: "The segment is drawn when you press Spin, each of the 24 equally likely. The wheel then turns to it; how long it turns decides nothing.",
		pays: "The segment under the pointer multiplies your stake. No segment pays less than the stake except those that pay nothing.",
		exact: "All three wheels return exactly 98.00%.",
	},
	drawn: "One draw below 24: the segment of the chosen wheel, counted from the top, from 0.",
} as const;
