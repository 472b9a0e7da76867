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
import type { OQueFazer } from './sem-par.tsx'

type ComSugestao = MovimentoBancario & { sugestao: NonNullable<MovimentoBancario['sugestao']> }
export const temSugestao = (movimento: MovimentoBancario): movimento is ComSugestao => movimento.sugestao !== null

/** What it most likely is, as people read it: whose, which account, how much of it; or which transfer. */
function emPalavras({ centavos, sugestao: { pares, pagamentos, diferenca, outro } }: ComSugestao): string {
  const [par] = pares
  if (outro !== null && par !== undefined)
    return `transferência ${centavos < 0 ? 'para' : 'de'} ${par.contraparte}, com o movimento de ${formatarData(par.dia)}: ${par.descricao}`
  const contas = pares.map(({ conta }) => conta?.numero).filter((numero) => numero !== undefined)
  const jaPago = pagamentos.length > 0 ? ', já nos livros' : ''
  if (contas.length === 0) return `${pares.map(({ descricao }) => descricao).join(', ')}${jaPago}`
  const deQuem = [...new Set(pares.map(({ contraparte }) => contraparte))].join(', ')
  const oQue = `${contas.length === 1 ? 'título nº' : 'títulos nº'} ${contas.join(', ')}`
  return `${deQuem}, ${oQue}${jaPago}${diferenca === null ? '' : `, com ${ROTULOS_DA_DIFERENCA[diferenca].toLowerCase()}`}`
}

interface ComSugestaoProps {
  linhas: readonly ComSugestao[]
  aoFazer: (oQue: OQueFazer, movimento: MovimentoBancario) => void
}

/** Lines that have a match: what is sure comes ticked, what is likely waits to be looked at. */
export function ComSugestao({ linhas, aoFazer }: ComSugestaoProps) {
  const atualizar = useAtualizarBanco()
  const [virados, virar] = useState<ReadonlySet<string>>(new Set())
  const marcada = ({ codigo, sugestao }: ComSugestao) => (sugestao.certeza === 'CERTA') !== virados.has(codigo)
  const marcadas = linhas.filter(marcada)
  const conciliar = useMutation({
    mutationFn: () =>
      api('POST /movimento-bancario/conciliacoes', {
        itens: marcadas.map(({ codigo, versao, descricao, sugestao: { pagamentos, titulos, diferenca, outro } }) => ({
          codigo,
          versao,
          pagamentos,
          titulos,
          diferenca,
          outro,
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
          acoes: (
            <>
              <BotaoDoLote aoClicar={() => aoFazer('ESCOLHER', movimento)}>Escolher outra</BotaoDoLote>
              {movimento.sugestao.certeza === 'PROVAVEL' && (
                <BotaoDoLote aoClicar={() => aoFazer('TRANSFERIR', movimento)}>É transferência</BotaoDoLote>
              )}
            </>
          ),
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
