import { juntar } from '@vetlume/dominio/formatos'
import { ROTULOS_DA_MODALIDADE } from '@vetlume/dominio/servico'
import type { OpcaoDeBusca } from '../../ui/formulario/campo-busca.tsx'
import { fonteDoCadastro, procurarNoCadastro } from '../cadastros/index.ts'

export const especialistas = fonteDoCadastro('especialista', { detalhe: ({ crmv }) => crmv })
export const parceiros = fonteDoCadastro('parceiro', { detalhe: ({ cidade }) => cidade })

/** A service or a bundle as a search offers it, with the time that it takes. */
export interface OpcaoComDuracao extends OpcaoDeBusca {
  duracaoMinutos: number
}

const procurar = procurarNoCadastro('servico')

export const servicosComDuracao = {
  chave: ['servico', 'com-duracao'],
  procurar: async (texto: string, sinal: AbortSignal): Promise<OpcaoComDuracao[]> =>
    (await procurar(texto, sinal)).map(({ codigo, nome, modalidade, duracaoMinutos, composicao }) => ({
      codigo,
      nome,
      duracaoMinutos,
      detalhe: juntar(
        composicao.length === 0 ? ROTULOS_DA_MODALIDADE[modalidade] : 'Pacote',
        `${duracaoMinutos} min`,
        ...composicao.map((servico) => servico.nome),
      ),
    })),
}
