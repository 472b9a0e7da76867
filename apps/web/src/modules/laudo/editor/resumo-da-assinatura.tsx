import { juntar } from '@vetlume/dominio/formatos'
import type { SecaoDoLaudo } from '@vetlume/dominio/laudo'
import { avaliarPreenchida, preencherTextoRico, textoPlano } from '@vetlume/dominio/laudo'
import { useBancada } from './bancada.ts'
import type { Bancada } from './bancada.ts'
import { idDoTexto } from './id-do-texto.ts'
import { CONCLUSAO } from './lugares.ts'
import { descreverPaciente } from './cartao-do-paciente.tsx'

const nomes = (secoes: readonly SecaoDoLaudo[]) => secoes.map(({ titulo }) => titulo).join(', ')
const com = (secoes: readonly SecaoDoLaudo[], qual: SecaoDoLaudo['situacao']) =>
  secoes.filter(({ situacao }) => situacao === qual)

function foraDaReferencia(secoes: readonly SecaoDoLaudo[], { laudo: { paciente }, catalogo }: Bancada): number {
  const niveis = secoes.flatMap(({ medidas, orgao }) =>
    medidas.map((medida) => avaliarPreenchida(medida, orgao, paciente, catalogo)?.nivel ?? null),
  )
  return niveis.filter((nivel) => nivel !== null && nivel !== 'NORMAL').length
}

/** What is about to be signed, in a few lines; those with nothing to say are left out. */
export function ResumoDaAssinatura() {
  const bancada = useBancada()
  const { laudo, loja, mesaDeTexto } = bancada
  const { paciente } = laudo
  const { titulo, critico, conteudo } = loja.ler()
  const { secoes, imagens, conclusao } = conteudo
  const fora = foraDaReferencia(secoes, bancada)
  const linhas = [
    ['Paciente', juntar(paciente.nome, descreverPaciente(paciente))],
    ['Laudo', titulo],
    ['Alteradas', nomes(com(secoes, 'ALTERADO')) || 'nenhuma'],
    ['Não avaliadas', nomes(com(secoes, 'NAO_AVALIADO'))],
    ['Medidas fora da referência', fora === 0 ? '' : String(fora)],
    ['Imagens', String(imagens.length)],
    [
      'Impressão diagnóstica',
      textoPlano(preencherTextoRico(conclusao, (nome) => mesaDeTexto.valorDe(nome, idDoTexto(CONCLUSAO)))),
    ],
    ['Achado crítico', critico ? 'sim: a clínica terá de confirmar que leu' : ''],
  ] as const
  return (
    <dl className="le-resumo-final">
      {linhas.map(([rotulo, valor]) =>
        valor === '' ? null : (
          <div key={rotulo}>
            <dt>{rotulo}</dt>
            <dd>{valor}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
