import type { EntradaDe } from '@vetlume/dominio/contrato'
import type { contratoEspecialista, RegraDoEspecialista } from '@vetlume/dominio/especialista'
import type { Empresa } from '../fabricas.ts'

type Dados = EntradaDe<(typeof contratoEspecialista)['POST /especialista/:codigo/repasse']>

/** The rules of a company's specialist; `empresa` is asked at each call, as each test has its own company. */
export function repasseDe(empresa: () => Empresa) {
  const dados = (mudancas: Partial<Dados> = {}): Dados => ({
    codigo: empresa().especialista,
    servico: empresa().servico,
    tipo: 'PERCENTUAL',
    percentualBp: 6_000,
    base: 'LIQUIDO',
    vigenteDe: '2026-11-01',
    ...mudancas,
  })
  return {
    dados,
    criar: (mudancas: Partial<Dados> = {}) =>
      empresa().como.CLIENTE('POST /especialista/:codigo/repasse', dados(mudancas)),
    /** The first is the one that every company of the tests has: 50% of the gross amount, since January. */
    regras: async () => {
      const { corpo } = await empresa().como.CLIENTE('GET /especialista/:codigo/repasse', {
        codigo: empresa().especialista,
      })
      return corpo.itens as [RegraDoEspecialista]
    },
  }
}
