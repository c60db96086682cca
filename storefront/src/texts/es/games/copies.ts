export const copies = {
  away: {
    title: 'Sin conexión',
    lead: 'No pudimos llegar a la tienda. Apenas vuelva la conexión, esta página se carga sola.',
    games: 'Juega ahora, sin conexión',
    seen: 'Como la viste el',
  },
  keep: 'Guardar para jugar sin conexión',
  size: 'Ocupa {{size}} en este equipo.',
  keeping: 'Guardando {{title}}: {{percent}} %',
  kept: 'Está en este equipo: se juega sin conexión hasta el {{date}}. Si lo abres con conexión, el plazo se alarga.',
  forget: 'Quitar de este equipo',
  forgotten: 'Quitamos {{title}} de este equipo.',
  failed: {
    'no-room': 'En este equipo no queda espacio para este juego.',
    impossible: 'Este navegador no deja guardar juegos. Prueba con otro, o fuera de una ventana privada.',
    failed: 'La conexión se cortó. Prueba otra vez: lo que ya llegó no se descarga de nuevo.',
  },
  over: 'La copia de {{title}} en este equipo sirvió hasta el {{date}}. Conéctate una vez y se renueva.',
};
