import { readSettlement } from './settlement-file.rules.js';

const HEAD = 'Fecha Venta;Tipo Transacción;Tipo Tarjeta;Orden de Compra;Código Autorización;N° Cuotas;Monto;Abono';
const read = (...lines: string[]) => readSettlement([HEAD, ...lines].join('\r\n'));

describe('the settlement file of the bank', () => {
  it('is read by the names of its columns, whatever stands above and below', () => {
    expect(
      readSettlement(
        [
          '\uFEFFLiquidación de abonos;Noviembre 2026',
          '',
          HEAD,
          '21/11/2026 14:05;Venta;Visa;B1;1213;0;$ 8.990;8.700',
          '22-11-2026;Anulación;Visa;B1;1214;0;8.990;',
          ';;;;;Total;8.990;',
        ].join('\n'),
      ),
    ).toEqual({
      is: 'read',
      rows: [
        { line: 4, kind: 'sale', day: '2026-11-21', buyOrder: 'B1', authorizationCode: '1213', amount: 8990 },
        { line: 5, kind: 'refund', day: '2026-11-22', buyOrder: 'B1', authorizationCode: '1214', amount: 8990 },
      ],
    });
  });
  it.each([
    ['$8.990', 8990],
    ['8990', 8990],
    ['8.990,00', 8990],
    ['"1.008.990"', 1_008_990],
    ['990', 990],
  ])('takes %s for %d pesos', (written, amount) =>
    expect(read(`2026-11-21;Venta;Visa;B1;="001213";0;${written};`)).toMatchObject({
      rows: [{ amount, authorizationCode: '001213' }],
    }),
  );
  it('takes an amount below zero for money that went back', () =>
    expect(read('21/11/2026;Venta;Visa;B1;1213;0;-8.990;')).toMatchObject({
      rows: [{ kind: 'refund', amount: 8990 }],
    }));
  it('may have tabs or commas between, and quotes around', () =>
    expect(
      readSettlement(
        '"Fecha de transacción","Tipo de movimiento","Orden","Código de autorización","Monto original"\n"21/11/2026","Venta","B,1","1213","8.990"',
      ),
    ).toMatchObject({ rows: [{ buyOrder: 'B,1', amount: 8990 }] }));
  it.each([
    ['31/02/2026;Venta;Visa;B1;1213;0;8.990;', 'day'],
    ['21/11/2026;Venta;Visa;B1;1213;0;8,99;', 'amount'],
    ['21/11/2026;Venta;Visa;B1;1213;0;mucho;', 'amount'],
  ])('is refused where %s has no %s', (line, column) =>
    expect(read('21/11/2026;Venta;Visa;B0;1213;0;1.000;', line)).toEqual({ is: 'unreadable', line: 3, column }),
  );
  it('names the columns that are missing, in the line that holds the others', () =>
    expect(readSettlement('Liquidación\nFecha Venta;Orden de Compra;Monto\n21/11/2026;B1;1')).toEqual({
      is: 'unreadable',
      line: 2,
      column: 'kind, authorizationCode',
    }));
  it.each(['', 'Hola', 'Fecha Venta;Monto\n21/11/2026;1'])('is none at all: %p', (text) =>
    expect(readSettlement(text)).toMatchObject({ is: 'unreadable', line: 1 }),
  );
});
