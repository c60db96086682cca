/** @type {typeof import('./facts.es.js').facts} */
export const facts = {
  earth: [
    { order: 'Why are there day and night?', options: ['The Earth spins on its axis', 'The Sun goes around the Earth', 'The Moon covers the Sun'], why: 'The Earth spins on its axis once a day. It is night on the half that does not face the Sun.' }, // prettier-ignore
    { order: 'Why is it summer in Chile while it is winter in Spain?', options: ['The axis of the Earth is tilted', 'The Sun shines more in December', 'Chile gets more Sun all year'], why: 'Because of the tilted axis, in December the southern hemisphere gets the Sun more from above, and for more hours.' }, // prettier-ignore
    { order: 'Why does the shape of the Moon change?', options: ['We see more or less of its lit half', 'The shadow of the Earth covers it bit by bit', 'The Moon goes on and off'], why: 'The Sun always lights half of the Moon. Depending on where it is, we see more or less of that half.' }, // prettier-ignore
    { order: 'Why are no stars seen by day?', options: ['The air spreads sunlight, which is brighter', 'They go out by day', 'By day they are all below our feet'], why: 'The stars are still there. The air spreads the sunlight, and the whole sky is brighter than they are.' }, // prettier-ignore
    { order: 'You look north from Chile: which way do the stars move?', options: ['From east to west: to the left', 'From west to east: to the right', 'They do not move all night'], why: 'The Earth spins eastwards, and so the sky seems to go west. Looking north, west is on the left.' }, // prettier-ignore
    { order: 'Why do stars twinkle?', options: ['Their light crosses air that moves', 'They spin very fast', 'They go on and off like a lighthouse'], why: 'Moving air bends their light a little. This is why observatories look for places with still air.' }, // prettier-ignore
  ],
  telescope: [
    { order: 'How does one see the Milky Way from side to side?', options: ['With bare eyes, far from the city', 'With a telescope that enlarges a lot', 'With binoculars in the middle of a city'], why: 'It crosses the whole sky: enlarged, only a little bit of it fits, and city lights hide it.' }, // prettier-ignore
    { order: 'What is used to study very cold gas between the stars?', options: ['Antennas like those of ALMA', 'Binoculars', 'A small telescope for the eye'], why: 'Very cold gas gives almost no light for the eye. It sends very short radio waves, which ALMA receives at a height of 5,000 metres.' }, // prettier-ignore
    { order: 'How does one look at the Sun without harm to the eyes?', options: ['Projected, or with a certified solar filter', 'With sunglasses', 'Through the telescope, but just for a second'], why: 'Never look straight at the Sun, not even with sunglasses: it harms the eyes for ever, and a telescope does so at once.' }, // prettier-ignore
    { order: 'What are larger mirrors made for?', options: ['They gather more light and show more detail', 'They bring the stars nearer', 'They see through clouds'], why: 'A large mirror gathers more light: it shows fainter things, and more detail.' }, // prettier-ignore
    { order: 'Why are there so many observatories in Atacama?', options: ['Dry, still air and many clear nights', 'The desert is nearer to the stars', 'Nights are longer all year'], why: 'There are many clear nights, and the high, dry and still air is little in the way of light.' }, // prettier-ignore
    { order: 'What does a star’s light show when it is split into colours?', options: ['What it is made of and how hot it is', 'What its name is', 'Tomorrow’s weather'], why: 'This is its spectrum: each element leaves its own lines, and hotter stars are bluer.' }, // prettier-ignore
  ],
};
