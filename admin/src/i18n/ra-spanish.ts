import type { TranslationMessages } from 'react-admin';

/** What react-admin itself says, in the Spanish of Chile. */
export const spanishBase: TranslationMessages = {
  ra: {
    action: {
      add_filter: 'Agregar filtro', add: 'Agregar', back: 'Volver', bulk_actions: '1 elemento elegido |||| %{smart_count} elementos elegidos', cancel: 'Cancelar',
      clear_array_input: 'Vaciar la lista', clear_input_value: 'Borrar el valor', clone: 'Duplicar', confirm: 'Confirmar', create: 'Crear', create_item: 'Crear %{item}',
      delete: 'Eliminar', edit: 'Editar', export: 'Exportar', list: 'Lista', refresh: 'Actualizar', remove_filter: 'Quitar este filtro',
      remove_all_filters: 'Quitar todos los filtros', remove: 'Quitar', reset: 'Restablecer', save: 'Guardar', search: 'Buscar', search_columns: 'Buscar columnas',
      select_all: 'Elegir todo', select_all_button: 'Elegir todo', select_row: 'Elegir esta fila', show: 'Ver', sort: 'Ordenar', undo: 'Deshacer', unselect: 'Quitar de la selección',
      expand: 'Desplegar', close: 'Cerrar', open_menu: 'Abrir el menú', close_menu: 'Cerrar el menú', update: 'Actualizar', move_up: 'Subir', move_down: 'Bajar', open: 'Abrir',
      toggle_theme: 'Cambiar entre claro y oscuro', select_columns: 'Columnas', update_application: 'Recargar la aplicación',
    },
    boolean: { true: 'Sí', false: 'No', null: ' ' },
    page: {
      create: 'Crear %{name}', dashboard: 'Resumen', edit: '%{name} %{recordRepresentation}', error: 'Algo salió mal', list: '%{name}', loading: 'Cargando',
      not_found: 'No encontrado', show: '%{name} %{recordRepresentation}', empty: 'Todavía no hay %{name}.', invite: '¿Quieres agregar uno?',
      access_denied: 'Sin acceso', authentication_error: 'No pudimos comprobar tu sesión',
    },
    input: {
      file: { upload_several: 'Arrastra archivos aquí o haz clic para elegirlos.', upload_single: 'Arrastra un archivo aquí o haz clic para elegirlo.' },
      image: { upload_several: 'Arrastra imágenes aquí o haz clic para elegirlas.', upload_single: 'Arrastra una imagen aquí o haz clic para elegirla.' },
      references: {
        all_missing: 'No encontramos los datos relacionados.', many_missing: 'Al menos uno de los elementos relacionados ya no está disponible.',
        single_missing: 'El elemento relacionado ya no está disponible.',
      },
      password: { toggle_visible: 'Ocultar la contraseña', toggle_hidden: 'Mostrar la contraseña' },
    },
    message: {
      about: 'Acerca de', access_denied: 'Tu cuenta no tiene permiso para ver esta página.', are_you_sure: '¿Seguro?',
      authentication_error: 'El servidor respondió con un error y no pudimos comprobar tus datos.', auth_error: 'No pudimos comprobar tu sesión.',
      bulk_delete_content: '¿Eliminar %{name}? |||| ¿Eliminar estos %{smart_count} elementos?', bulk_delete_title: 'Eliminar %{name} |||| Eliminar %{smart_count} %{name}',
      bulk_update_content: '¿Cambiar %{name} %{recordRepresentation}? |||| ¿Cambiar estos %{smart_count} elementos?',
      bulk_update_title: 'Cambiar %{name} %{recordRepresentation} |||| Cambiar %{smart_count} %{name}', clear_array_input: '¿Vaciar toda la lista?',
      delete_content: '¿Eliminar %{name}?', delete_title: 'Eliminar %{name} %{recordRepresentation}', details: 'Detalles',
      error: 'Algo falló en la página y no pudimos terminar lo que pediste.', invalid_form: 'Revisa el formulario: hay datos por corregir.', loading: 'Espera un momento',
      no: 'No', not_found: 'La dirección está mal escrita o el enlace ya no sirve.',
      select_all_limit_reached: 'Son demasiados para elegirlos todos. Elegimos solo los primeros %{max}.',
      unsaved_changes: 'Hay cambios sin guardar. ¿Salir de todas formas?', yes: 'Sí', placeholder_data_warning: 'Sin conexión: no pudimos actualizar los datos.',
    },
    navigation: {
      clear_filters: 'Quitar los filtros', no_filtered_results: 'No hay %{name} con estos filtros.', no_results: 'No hay %{name}',
      no_more_results: 'La página %{page} no existe. Prueba la anterior.', page_out_of_boundaries: 'La página %{page} no existe', page_out_from_end: 'Ya estás en la última página',
      page_out_from_begin: 'Ya estás en la primera página', page_range_info: '%{offsetBegin}–%{offsetEnd} de %{total}',
      partial_page_range_info: '%{offsetBegin}–%{offsetEnd} de más de %{offsetEnd}', current_page: 'Página %{page}', page: 'Ir a la página %{page}',
      first: 'Ir a la primera página', last: 'Ir a la última página', next: 'Ir a la página siguiente', previous: 'Ir a la página anterior',
      page_rows_per_page: 'Filas por página:', skip_nav: 'Saltar al contenido',
    },
    sort: { sort_by: 'Ordenar por %{field_lower_first} %{order}', ASC: 'ascendente', DESC: 'descendente' },
    auth: {
      auth_check_error: 'Inicia sesión para continuar', user_menu: 'Tu cuenta', username: 'Usuario', password: 'Contraseña', email: 'Correo', sign_in: 'Iniciar sesión',
      sign_in_error: 'No pudimos iniciar tu sesión. Prueba otra vez.', logout: 'Cerrar sesión',
    },
    notification: {
      updated: 'Cambios guardados |||| %{smart_count} elementos guardados', created: 'Elemento creado', deleted: 'Elemento eliminado |||| %{smart_count} elementos eliminados',
      bad_item: 'Elemento incorrecto', item_doesnt_exist: 'El elemento no existe', http_error: 'No pudimos hablar con el servidor',
      data_provider_error: 'No pudimos leer los datos. Hay detalles en la consola del navegador.', i18n_error: 'No pudimos cargar los textos de ese idioma', canceled: 'Acción cancelada',
      logged_out: 'Tu sesión terminó. Inicia sesión otra vez.', not_authorized: 'Tu cuenta no tiene permiso para ver esto.',
      application_update_available: 'Hay una versión nueva.', offline: 'Sin conexión: no pudimos leer los datos.',
    },
    validation: {
      required: 'Falta este dato', minLength: 'Debe tener al menos %{min} caracteres', maxLength: 'Debe tener como máximo %{max} caracteres', minValue: 'Debe ser al menos %{min}',
      maxValue: 'Debe ser como máximo %{max}', number: 'Debe ser un número', email: 'Debe ser un correo', oneOf: 'Debe ser uno de: %{options}',
      regex: 'Debe tener este formato (expresión regular): %{pattern}', unique: 'Ya existe',
    },
    saved_queries: {
      label: 'Búsquedas guardadas', query_name: 'Nombre de la búsqueda', new_label: 'Guardar esta búsqueda…', new_dialog_title: 'Guardar esta búsqueda como',
      remove_label: 'Eliminar una búsqueda guardada', remove_label_with_name: 'Eliminar la búsqueda «%{name}»', remove_dialog_title: '¿Eliminar la búsqueda guardada?',
      remove_message: '¿Eliminar esta búsqueda de tu lista?', help: 'Filtra la lista y guarda la búsqueda para después',
    },
    guesser: { empty: { title: 'Sin datos para mostrar', message: 'Revisa el proveedor de datos' } },
    configurable: {
      customize: 'Personalizar', configureMode: 'Configurar esta página',
      inspector: { title: 'Inspector', content: 'Pasa el puntero sobre los elementos de la página para configurarlos', reset: 'Restablecer', hideAll: 'Ocultar todo', showAll: 'Mostrar todo' },
      Datagrid: { title: 'Tabla', unlabeled: 'Columna sin nombre n.º %{column}' },
      SimpleForm: { title: 'Formulario', unlabeled: 'Campo sin nombre n.º %{input}' },
      SimpleList: { title: 'Lista', primaryText: 'Texto principal', secondaryText: 'Texto secundario', tertiaryText: 'Tercer texto' },
    },
  },
};
