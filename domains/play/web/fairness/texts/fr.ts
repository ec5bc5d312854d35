export default {
	title: "Comment l’équité des parties est garantie",
	description:
		"Dans quel ordre viennent le hash, les graines et les numéros, et comment vérifier vous-même chaque partie.",
	intro:
		"Vous n’avez pas à nous croire. Voici tout le déroulement, dans l’ordre, et chaque étape laisse une trace que vous pouvez vérifier, vous ou toute personne de votre choix.",
	steps: "Étape par étape",
	commit: {
		title: "D’abord notre hash",
		text: "Nous créons pour vous une graine secrète et affichons son hash SHA-256. Le hash fixe la graine sans la dévoiler. Dans chaque jeu, il figure sous « Équité », avant toute autre chose.",
	},
	choose: {
		title: "Ensuite votre graine",
		text: "Ce n’est qu’une fois notre hash reçu que votre navigateur crée votre graine au hasard, ou que vous en saisissez une. Elle est envoyée avec le hash auquel elle correspond. Une graine que vous avez déjà eue est refusée : nous aurions pu la connaître en créant la nôtre. Tant que votre graine n’est pas choisie, aucune partie n’est tirée.",
	},
	number: {
		title: "Puis les parties, numérotées sans interruption",
		text: "Chaque partie est tirée de notre graine, de votre graine et de son numéro : 0, 1, 2 et ainsi de suite. Seule une partie jouée prend un numéro. Une partie refusée, ou redemandée après une connexion perdue, n’en prend aucun. Un seul serveur à la fois tire d’une paire. La liste de vos parties indique le numéro de chacune : s’il en manquait une, cela se verrait.",
	},
	end: {
		title: "La fin d’une paire",
		text: "Quand vous changez de graines, la paire se termine et la suivante commence avec son propre hash et une nouvelle graine de votre part. Nous signons une déclaration de fin : de laquelle de vos paires il s’agissait, quand notre hash a été affiché, quand votre graine a été choisie, combien de parties ont été tirées et pourquoi elle s’est terminée. Vos paires sont elles aussi numérotées à partir de 1 sans interruption : aucune ne peut donc être omise.",
	},
	reveal: {
		title: "Notre graine est révélée",
		text: "Dès que plus rien de ce qui en est tiré n’est en suspens : aussitôt, ou deux minutes et demie plus tard si un serveur est injoignable. Chacun peut alors calculer son hash, et chaque partie.",
	},
	endsTitle: "Pourquoi une paire se termine",
	endsText:
		"Presque toujours parce que vous le voulez. Si nous devons mettre fin à une paire, aucun numéro n’y est sauté, la paire suivante attend une nouvelle graine de votre navigateur et la raison figure dans votre liste avec notre signature.",
	ends: {
		player: "Vous avez changé de graines.",
		restart:
			"Notre serveur s’est arrêté sans prévenir pendant qu’il tirait de la paire. Une partie alors en cours a été jouée sous le numéro suivant, ou ne l’a pas été.",
		unresolved:
			"Notre base de données n’a pas pu dire si la dernière partie avait été jouée, et une autre a été demandée.",
		earlierVersion: "La paire a commencé avant que ces règles ne s’appliquent.",
	},
	practiceTitle: "Mode démo",
	practiceText:
		"Le mode démo a les mêmes rouleaux, les mêmes chances et le même ordre : notre hash d’abord, puis une graine de votre navigateur. Chaque partie de démo a sa propre paire, et notre graine est révélée avec elle.",
	checkTitle: "Vérifiez vous-même",
	checkText:
		"Le vérificateur calcule une partie, ou contrôle notre déclaration sur une paire, dans votre navigateur. Pour vérifier sans aucun code de notre part, prenez les règles publiées ci-dessous, un reçu et la graine révélée. Ce court programme, tous ses fichiers dans un même dossier, n’a besoin de rien d’autre.",
	program: "Le programme (pour Node.js)",
	programTitles: "Son second fichier",
	programDice: "Son troisième fichier",
	programSlots: "Son quatrième fichier",
	key: "Clé de nos signatures (Ed25519)",
	keyHint: "Elle signe nos déclarations sur la fin des paires.",
	gamesTitle: "Les règles de chaque jeu",
	gamesText:
		"Tout ce qui décide d’une partie, en un seul texte. Son SHA-256 est le hash que chaque partie mentionne. Le texte d’un hash ne change jamais.",
	rulesHash: "Hash des règles, version {version, number}",
	inWords: "En clair",
	asData: "En données (JSON)",
	gameRules: {
		title: "{title} : toutes les règles",
		description: "Les rouleaux, les gains et les tirages de {title}, au complet, pour pouvoir calculer toute partie.",
		intro:
			"Tout ce qui décide d’une partie de ce jeu. Avec cela, les graines révélées et un reçu, vous pouvez calculer la partie à la main ou avec un programme à vous.",
		hashHint: "SHA-256 des règles en données. Les parties jouées selon ces règles le mentionnent.",
		drawsTitle: "Ce qui est tiré, dans cet ordre",
		stream:
			"La suite : le bloc b = 0, 1, 2 et ainsi de suite est HMAC-SHA256 avec notre graine (32 octets) comme clé, sur le texte « votre graine:numéro:b ». Chaque bloc donne huit nombres de 32 bits, octet de poids fort en premier.",
		below:
			"Un tirage inférieur à n prend le nombre suivant de la suite. S’il n’est pas inférieur à 2³² − (2³² mod n), il est écarté et le suivant est pris. Le reste de sa division par n est le résultat.",
		stops:
			"Un arrêt pour chaque rouleau à partir de la gauche, inférieur à sa longueur : {lengths}. C’est la place de la bande qui se trouve dans la rangée du haut. Les deux places suivantes sont en dessous ; après la dernière place vient la première.",
		drawSpecial: "Si des tours gratuits sont gagnés : le symbole qui s’étend, tiré selon ces poids : {choices}.",
		drawMultiplier: "Si des tours gratuits sont gagnés : le multiplicateur, tiré selon ces poids : {choices}.",
		freeStops: "Pour chaque tour gratuit, un arrêt pour chacun de ses rouleaux, inférieur à {lengths}.",
		drawJackpot:
			"Pour le jackpot, à partir d’une suite à part (clientSeed:nonce:jackpot:b), un nombre pour chacune de ses cagnottes, inférieur à {below}. La partie gagne une cagnotte si le nombre est inférieur à sa mise en unités.",
		nothingElse: "Rien d’autre n’est tiré.",
		paysText:
			"Les lignes rapportent en mises par ligne, les scatters en mises totales. Sur une ligne, les rouleaux voisins comptent à partir du premier et les jokers remplacent. Si une ligne peut se lire comme une série de jokers ou d’un autre symbole, c’est celle qui rapporte le plus qui compte, jamais les deux.",
		cap: "Aucune partie ne peut atteindre plus de {times, number} × la mise, et aucun gain n’est jamais réduit.",
		linesText:
			"Chaque ligne avec la rangée qu’elle traverse sur chaque rouleau. Chaque partie joue {count, plural, one {# ligne} other {les # lignes}}.",
	},
};
