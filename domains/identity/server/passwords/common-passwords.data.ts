/** The most guessed passwords, in lower case and without the digits and signs that people add at the end. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
	`abc123 abcd1234 abcdefg abcdefgh abcdefghi access admin administrator adobe123 aaaaaa alexander alexandra amanda
america andrea andrew angel angela anthony arsenal asdasd asdf asdfasdf asdfgh asdfghjk asdfghjkl ashley austin azerty
babygirl bailey banana barcelona baseball basketball batman beautiful benjamin bigdaddy blackjack bonnie bubbles
buster butterfly camera carlos casino changeme charlie charlotte cheese chelsea chicken chocolate christian
christopher computer contraseña cookie cowboy crystal daniel danielle default diamond dolphin donald dragon elephant
elizabeth estrella eminem everton facebook falcon ferrari fishing flower football forever freedom friends fuckyou
gabriel garfield ginger giants gandalf goldfish google guitar hammer hannah happy harley heather hello helloworld
hercules hockey hottie hunter iloveu iloveyou internet jackson jackpot jasmine jennifer jessica jesus jonathan jordan
jordan23 joshua junior justin killer letmein letmein1 lakers liverpool login london loveme lovely lover loveyou lucky
manager manchester margaret marlboro martin master matrix matthew maverick mercedes merlin metallica michael michelle
minecraft monkey monster mustang naruto natasha nicholas nicole ninja nothing orange p@ssword p@ssw0rd pakistan
pass passport passw0rd passwd password patrick peaches pepper phoenix platinum pokemon poker princess purple pussy
q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc qqww1122 qwer1234 qwert qwerty qwertyui qwertyuiop qwaszx rainbow realmadrid
rachel ranger rebecca remember richard robert rockyou roulette samantha samsung scooter sebastian secret shadow shelby
snoopy soccer sparky spider spiderman starwars stephanie steven summer sunflower sunshine superman sweetie swordfish
tequiero teamo test testing thomas thunder tigger tinkerbell trustno trustno1 twilight unknown vanessa victoria
warrior welcome whatever william windows winner winston winter xxxxxx yankees yellow zaq12wsx zxcvbn zxcvbnm zxcvbnm1
1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 a1b2c3d4 baize`.split(/\s+/),
);
