import { contar } from '@vetlume/dominio/formatos'
import './fechamento.css'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { formatarBasisPoints, formatarReais } from '@vetlume/dominio/dinheiro'
import type { ClinicaAFechar } from '@vetlume/dominio/fechamento'
import { useState } from 'react'
import { mensagemDoErro } from '../../lib/erro-de-api.ts'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Elo } from '../../ui/elo.tsx'
import { BotaoDoLote, EscolhaEmLote } from '../../ui/escolha-em-lote.tsx'
import { EstadoDeErro, EstadoVazio, Esqueleto } from '../../ui/estados.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { parte } from '../../ui/parte.tsx'
import { Recado } from '../../ui/recado.tsx'
import { Data } from '../../ui/valores.tsx'
import { consultaDaPrevia, useAtualizarFechamentos } from './api.ts'
import { DiaDoPeriodo } from './dia-do-periodo.tsx'
import type { Desconto } from './dialogo-do-desconto.tsx'
import { comDesconto, itensDe, SEM_DESCONTO, totalDe } from './escolha.ts'

const DialogoDoDesconto = parte(async () => (await import('./dialogo-do-desconto.tsx')).DialogoDoDesconto)

const exames = (n: number) => contar(n, 'exame', 'exames')
const clinicas = (quantas: number) => contar(quantas, 'clínica', 'clínicas')

const oQueFoiTirado = (clinica: ClinicaAFechar, desconto: Desconto): string | null => {
  const { brutoCentavos, descontoCentavos, comissaoCentavos } = comDesconto(clinica, desconto)
  if (descontoCentavos + comissaoCentavos === 0) return null
  return [
    formatarReais(brutoCentavos),
    ...(descontoCentavos > 0 ? [`${formatarReais(descontoCentavos)} de desconto`] : []),
    ...(comissaoCentavos > 0
      ? [`${formatarReais(comissaoCentavos)} de comissão (${formatarBasisPoints(clinica.comissaoBp)})`]
      : []),
  ].join(' − ')
}

interface AcoesProps {
  clinica: ClinicaAFechar
  desconto: Desconto
  aoDescontar: () => void
}

function Acoes({ clinica: { parceiro, ate, recusa, naoConcluidos }, desconto, aoDescontar }: AcoesProps) {
  return (
    <>
      {recusa === null && (
        <Elo to="/financeiro/fechamento" search={{ vista: 'exames', parceiro: parceiro.codigo, ate }}>
          Ver os exames
        </Elo>
      )}
      {naoConcluidos > 0 && (
        <Elo to="/atendimento" search={{ parceiro: parceiro.codigo }}>
          Ver os atendimentos da clínica
        </Elo>
      )}
      {recusa === null && (
        <BotaoDoLote aoClicar={aoDescontar}>
          {desconto.centavos === 0 ? 'Dar desconto' : 'Mudar o desconto'}
        </BotaoDoLote>
      )}
    </>
  )
}

const oQueSeCobra = ({ recusa, exames: feitos, ate, vencimento }: ClinicaAFechar) =>
  recusa ?? (
    <>
      {exames(feitos)} até <Data dia={ate} />, vence em <Data dia={vencimento} />
    </>
  )

function Escolha({ lidas, semPix }: { lidas: readonly ClinicaAFechar[]; semPix: string | null }) {
  const navegar = useNavigate()
  const atualizar = useAtualizarFechamentos()
  const podem = lidas.filter(({ recusa }) => recusa === null)
  const [fora, definirFora] = useState<ReadonlySet<string>>(new Set())
  const [descontos, definirDescontos] = useState<ReadonlyMap<string, Desconto>>(new Map())
  const [descontando, descontar] = useState<ClinicaAFechar | null>(null)
  const marcadas = podem.filter(({ parceiro }) => !fora.has(parceiro.codigo))
  const descontoDe = ({ parceiro }: ClinicaAFechar) => descontos.get(parceiro.codigo) ?? SEM_DESCONTO
  const alternar = (codigo: string) => definirFora((antes) => new Set(antes).symmetricDifference(new Set([codigo])))
  const fechar = useMutation({
    mutationFn: () => api('POST /fechamento', { itens: itensDe(marcadas, descontos) }),
    onSuccess: async ({ fechados, centavos }) => {
      await atualizar()
      avisar.sucesso(`${clinicas(fechados.length)}: ${formatarReais(centavos)} a receber.`)
      void navegar({ to: '/financeiro/fechamento', search: {} })
    },
    // What the person saw is not what there is any more: it is read again.
    onError: () => void atualizar(),
  })
  return (
    <>
      {semPix !== null && <Recado tom="warning">{semPix}</Recado>}
      {fechar.error !== null && <Recado tom="error">{mensagemDoErro(fechar.error)}</Recado>}
      <EscolhaEmLote
        rotulo="Clínicas a fechar"
        linhas={lidas.map((clinica) => ({
          chave: clinica.parceiro.codigo,
          nome: clinica.parceiro.nome,
          detalhe: oQueSeCobra(clinica),
          centavos: comDesconto(clinica, descontoDe(clinica)).totalCentavos,
          conta: oQueFoiTirado(clinica, descontoDe(clinica)),
          avisos: clinica.pendencias,
          acoes: <Acoes clinica={clinica} desconto={descontoDe(clinica)} aoDescontar={() => descontar(clinica)} />,
          marcada: marcadas.includes(clinica),
          fora: clinica.recusa !== null,
        }))}
        aoMarcar={alternar}
        quantas={clinicas(marcadas.length)}
        totalCentavos={totalDe(marcadas, descontos)}
        fazer={{
          rotulo: `Fechar ${clinicas(marcadas.length)}`,
          ocupado: fechar.isPending,
          executar: () => fechar.mutate(),
        }}
      />
      {descontando !== null && (
        <DialogoDoDesconto
          clinica={descontando}
          atual={descontoDe(descontando)}
          aoMudar={(desconto) => definirDescontos((antes) => new Map(antes).set(descontando.parceiro.codigo, desconto))}
          aoFechar={() => descontar(null)}
        />
      )}
    </>
  )
}

/** What each invoiced clinic would be charged now, and one click for all of them. */
export function AFechar() {
  const { dia } = useSearch({ from: '/casca/financeiro/fechamento' })
  const { data, error, refetch } = useQuery(consultaDaPrevia(dia))
  return (
    <Secao
      titulo="A fechar"
      descricao="Cada clínica recebe uma só cobrança pelos exames do período, com extrato e Pix, na área dela e por e-mail."
    >
      <DiaDoPeriodo dia={dia} />
      {data === undefined && error === null && <Esqueleto linhas={8} />}
      {data === undefined && error !== null && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
      {data?.clinicas.length === 0 && (
        <EstadoVazio
          titulo="Nenhum exame à espera"
          texto="Os exames concluídos de clínicas com cobrança faturada aparecem aqui até o fechamento."
        />
      )}
      {data !== undefined && data.clinicas.length > 0 && (
        <Escolha key={dia ?? ''} lidas={data.clinicas} semPix={data.semPix} />
      )}
    </Secao>
  )
}
