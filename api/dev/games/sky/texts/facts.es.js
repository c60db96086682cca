/**
 * A fact: what is wanted, the right answer and two wrong ones, and why.
 * @typedef {{ order: string, options: [string, string, string], why: string }} Fact
 */

/** @type {Record<'earth' | 'telescope', Fact[]>} */
export const facts = {
  earth: [
    { order: '¿Por qué hay día y noche?', options: ['La Tierra gira sobre su eje', 'El Sol da una vuelta a la Tierra', 'La Luna tapa al Sol'], why: 'La Tierra gira sobre su eje una vez al día. Es de noche en la mitad que no mira al Sol.' }, // prettier-ignore
    { order: '¿Por qué en Chile es verano cuando en España es invierno?', options: ['El eje de la Tierra está inclinado', 'El Sol alumbra más en diciembre', 'Chile recibe más Sol todo el año'], why: 'El eje inclinado hace que en diciembre el hemisferio sur reciba el Sol más de frente y por más horas.' }, // prettier-ignore
    { order: '¿Por qué cambia la forma de la Luna?', options: ['Vemos más o menos de su mitad iluminada', 'La sombra de la Tierra la cubre de a poco', 'La Luna se enciende y se apaga'], why: 'El Sol alumbra siempre media Luna. Según dónde está, vemos más o menos de esa mitad.' }, // prettier-ignore
    { order: '¿Por qué no se ven las estrellas de día?', options: ['El aire reparte la luz del Sol y brilla más', 'De día se apagan', 'De día están todas bajo nuestros pies'], why: 'Las estrellas siguen ahí. El aire reparte la luz del Sol y todo el cielo brilla más que ellas.' }, // prettier-ignore
    { order: 'Miras al norte desde Chile: ¿hacia dónde se mueven las estrellas?', options: ['De este a oeste: a la izquierda', 'De oeste a este: a la derecha', 'No se mueven en toda la noche'], why: 'La Tierra gira hacia el este y el cielo parece ir al oeste. Mirando al norte, el oeste queda a la izquierda.' }, // prettier-ignore
    { order: '¿Por qué parpadean las estrellas?', options: ['Su luz cruza aire que se mueve', 'Giran muy rápido', 'Se prenden y apagan como un faro'], why: 'El aire que se mueve desvía un poco su luz. Por eso los observatorios buscan lugares de aire tranquilo.' }, // prettier-ignore
  ],
  telescope: [
    { order: '¿Con qué se ve la Vía Láctea de lado a lado?', options: ['A simple vista, lejos de la ciudad', 'Con un telescopio de mucho aumento', 'Con binoculares en el centro de la ciudad'], why: 'Cruza todo el cielo: con aumento solo cabe un pedacito, y las luces de la ciudad la tapan.' }, // prettier-ignore
    { order: '¿Con qué se estudia el gas muy frío entre las estrellas?', options: ['Con antenas como las de ALMA', 'Con binoculares', 'Con un telescopio pequeño para el ojo'], why: 'El gas muy frío casi no da luz para el ojo. Emite ondas de radio muy cortas, que ALMA recibe a 5.000 metros de altura.' }, // prettier-ignore
    { order: '¿Cómo se mira el Sol sin dañar los ojos?', options: ['Proyectado, o con un filtro solar certificado', 'Con lentes de sol', 'Por el telescopio, pero solo un segundo'], why: 'Nunca mires el Sol directo ni con lentes de sol: daña los ojos para siempre, y un telescopio lo hace al instante.' }, // prettier-ignore
    { order: '¿Para qué se hacen espejos más grandes?', options: ['Juntan más luz y muestran más detalle', 'Traen las estrellas más cerca', 'Atraviesan las nubes'], why: 'Un espejo grande junta más luz: se ven cosas más débiles, y más detalle.' }, // prettier-ignore
    { order: '¿Por qué hay tantos observatorios en Atacama?', options: ['Aire seco y tranquilo, y muchas noches despejadas', 'El desierto está más cerca de las estrellas', 'Las noches son más largas todo el año'], why: 'Hay muchas noches despejadas, y el aire alto, seco y tranquilo estorba poco a la luz.' }, // prettier-ignore
    { order: '¿Qué muestra la luz de una estrella separada en colores?', options: ['De qué está hecha y qué tan caliente es', 'Cuál es su nombre', 'Qué tiempo hará mañana'], why: 'Es su espectro: cada elemento deja sus propias rayas, y las estrellas más calientes son más azules.' }, // prettier-ignore
  ],
};
