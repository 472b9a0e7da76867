import { formatarReais } from '@vetlume/dominio/dinheiro'
import { juntar } from '@vetlume/dominio/formatos'
import { ROTULOS_DA_MODALIDADE, type ItemDeServico } from '@vetlume/dominio/servico'
import type { OpcaoDeBusca } from '../../ui/formulario/campo-busca.tsx'
import { procurarNoCadastro } from '../cadastros/index.ts'

/** A service as a search offers it, with its price at hand. */
export interface OpcaoDeServico extends OpcaoDeBusca {
  precoCentavos: number
  /** Of a bundle. */
  composicao: readonly { codigo: string; nome: string }[]
}

const comoOpcao = ({ codigo, nome, modalidade, precoCentavos, composicao }: ItemDeServico): OpcaoDeServico => ({
  codigo,
  nome,
  precoCentavos,
  composicao,
  detalhe:
    composicao.length === 0
      ? juntar(ROTULOS_DA_MODALIDADE[modalidade], formatarReais(precoCentavos))
      : juntar('Pacote', formatarReais(precoCentavos), composicao.map((servico) => servico.nome).join(', ')),
})

/** Active services for a search field: all, or only what a bundle may hold. */
export function fonteDeServicos(filtros: Readonly<Record<string, string>> = {}) {
  const completos = { ativo: 'true', ...filtros }
  const procurar = procurarNoCadastro('servico', completos)
  return {
    chave: ['servico', 'opcoes', ...Object.values(completos)],
    procurar: async (texto: string, sinal: AbortSignal): Promise<OpcaoDeServico[]> =>
      (await procurar(texto, sinal)).map(comoOpcao),
  }
}

interface Preco {
  centavos: number
  servico?: { nome: string } | string
  planoSaude?: { nome: string } | string
}

/** "Ultrassom R$ 200,00; Raio-X R$ 90,00", for the history. A row just typed knows no name yet. */
export const precosEmPalavras = (precos: readonly Preco[]): string =>
  precos.length === 0
    ? 'nenhum'
    : precos
        .map(({ servico, planoSaude, centavos }) => {
          const de = servico ?? planoSaude
          return `${typeof de === 'object' ? de.nome : 'novo'} ${formatarReais(centavos ?? 0)}`
        })
        .join('; ')
