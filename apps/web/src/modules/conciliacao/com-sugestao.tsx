import { useMutation } from '@tanstack/react-query'
import { metodoDe, ROTULOS_DA_DIFERENCA, type MovimentoBancario } from '@vetlume/dominio/conciliacao'
import { formatarReais, somarCentavos } from '@vetlume/dominio/dinheiro'
import { formatarData } from '@vetlume/dominio/tempo'
import { useState } from 'react'
import { mensagemDoErro } from '../../lib/erro-de-api.ts'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { BotaoDoLote, EscolhaEmLote } from '../../ui/escolha-em-lote.tsx'
import { Recado } from '../../ui/recado.tsx'
import { useAtualizarBanco } from './api.ts'
import { movimentos } from './palavras.ts'

type ComSugestao = MovimentoBancario & { sugestao: NonNullable<MovimentoBancario['sugestao']> }
export const temSugestao = (movimento: MovimentoBancario): movimento is ComSugestao => movimento.sugestao !== null

/** What it most likely is, as people read it: whose, which account, how much of it. */
function emPalavras({ sugestao: { pares, pagamentos, diferenca } }: ComSugestao): string {
  const deQuem = [...new Set(pares.map(({ contraparte }) => contraparte))].join(', ')
  const contas = pares.map(({ conta }) => conta?.numero).filter((numero) => numero !== undefined)
  const oQue = `${contas.length === 1 ? 'título nº' : 'títulos nº'} ${contas.join(', ')}`
  const jaPago = pagamentos.length > 0 ? ', já pago nos livros' : ''
  return `${deQuem}, ${oQue}${jaPago}${diferenca === null ? '' : `, com ${ROTULOS_DA_DIFERENCA[diferenca].toLowerCase()}`}`
}

interface ComSugestaoProps {
  linhas: readonly ComSugestao[]
  aoEscolher: (movimento: MovimentoBancario) => void
}

/** Lines that have a match: what is sure comes ticked, what is likely waits to be looked at. */
export function ComSugestao({ linhas, aoEscolher }: ComSugestaoProps) {
  const atualizar = useAtualizarBanco()
  const [virados, virar] = useState<ReadonlySet<string>>(new Set())
  const marcada = ({ codigo, sugestao }: ComSugestao) => (sugestao.certeza === 'CERTA') !== virados.has(codigo)
  const marcadas = linhas.filter(marcada)
  const conciliar = useMutation({
    mutationFn: () =>
      api('POST /movimento-bancario/conciliacoes', {
        itens: marcadas.map(({ codigo, versao, descricao, sugestao: { pagamentos, titulos, diferenca } }) => ({
          codigo,
          versao,
          pagamentos,
          titulos,
          diferenca,
          metodo: metodoDe(descricao),
        })),
      }),
    onSuccess: async ({ quantidade }) => {
      await atualizar()
      avisar.sucesso(
        quantidade === 1
          ? '1 movimento conciliado com os livros.'
          : `${quantidade} movimentos conciliados com os livros.`,
      )
    },
    onError: () => void atualizar(),
  })
  return (
    <>
      {conciliar.error !== null && <Recado tom="error">{mensagemDoErro(conciliar.error)}</Recado>}
      <EscolhaEmLote
        rotulo="Movimentos com par nos livros"
        linhas={linhas.map((movimento) => ({
          chave: movimento.codigo,
          nome: movimento.descricao,
          detalhe: `${formatarData(movimento.dia)}: ${emPalavras(movimento)}`,
          centavos: movimento.centavos,
          conta:
            movimento.sugestao.diferenca === null
              ? null
              : `de ${formatarReais(somarCentavos(movimento.sugestao.pares.map(({ centavos }) => centavos)))}`,
          avisos: movimento.sugestao.certeza === 'CERTA' ? [] : [`${movimento.sugestao.porque}: confira.`],
          acoes: <BotaoDoLote aoClicar={() => aoEscolher(movimento)}>Escolher outra</BotaoDoLote>,
          marcada: marcada(movimento),
          fora: false,
        }))}
        aoMarcar={(codigo) => virar((antes) => new Set(antes).symmetricDifference(new Set([codigo])))}
        quantas={movimentos(marcadas.length)}
        totalCentavos={somarCentavos(marcadas.map(({ centavos }) => centavos))}
        fazer={{
          rotulo: `Conciliar ${movimentos(marcadas.length)}`,
          ocupado: conciliar.isPending,
          executar: () => conciliar.mutate(),
        }}
      />
    </>
  )
}
