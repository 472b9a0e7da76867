import './fechamento.css'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { formatarBasisPoints, formatarReais } from '@vetlume/dominio/dinheiro'
import type { ClinicaAFechar } from '@vetlume/dominio/fechamento'
import { Suspense, useState } from 'react'
import type { BuscaNaUrl } from '../../lib/busca-na-url.ts'
import { mensagemDoErro } from '../../lib/erro-de-api.ts'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { Elo } from '../../ui/elo.tsx'
import { EstadoDeErro, EstadoVazio, Esqueleto } from '../../ui/estados.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { parte } from '../../ui/parte.tsx'
import { Recado } from '../../ui/recado.tsx'
import { Data, Dinheiro } from '../../ui/valores.tsx'
import { consultaDaPrevia, useAtualizarFechamentos } from './api.ts'
import { DiaDoPeriodo } from './dia-do-periodo.tsx'
import type { Desconto } from './dialogo-do-desconto.tsx'
import { comDesconto, itensDe, SEM_DESCONTO, totalDe } from './escolha.ts'

const DialogoDoDesconto = parte(async () => (await import('./dialogo-do-desconto.tsx')).DialogoDoDesconto)

const exames = (quantos: number) => (quantos === 1 ? '1 exame' : `${quantos} exames`)
const clinicas = (quantas: number) => (quantas === 1 ? '1 clínica' : `${quantas} clínicas`)

interface ClinicaProps {
  clinica: ClinicaAFechar
  desconto: Desconto
  marcada: boolean
  aoMarcar: () => void
  aoDescontar: () => void
}

function Contas({ clinica, desconto }: Pick<ClinicaProps, 'clinica' | 'desconto'>) {
  const { brutoCentavos, descontoCentavos, comissaoCentavos, totalCentavos } = comDesconto(clinica, desconto)
  const tirado = descontoCentavos + comissaoCentavos > 0
  return (
    <div className="fe-contas">
      <Dinheiro centavos={totalCentavos} destaque />
      {tirado && (
        <small>
          {formatarReais(brutoCentavos)}
          {descontoCentavos > 0 && ` − ${formatarReais(descontoCentavos)} de desconto`}
          {comissaoCentavos > 0 &&
            ` − ${formatarReais(comissaoCentavos)} de comissão (${formatarBasisPoints(clinica.comissaoBp)})`}
        </small>
      )}
    </div>
  )
}

function Clinica({ clinica, desconto, marcada, aoMarcar, aoDescontar }: ClinicaProps) {
  const { parceiro, ate, vencimento, pendencias, recusa, naoConcluidos } = clinica
  return (
    <li className="fe-clinica" data-fora={recusa !== null}>
      <label>
        <input type="checkbox" checked={marcada} disabled={recusa !== null} onChange={aoMarcar} />
        <b>{parceiro.nome}</b>
        <small>
          {recusa ?? (
            <>
              {exames(clinica.exames)} até <Data dia={ate} />, vence em <Data dia={vencimento} />
            </>
          )}
        </small>
      </label>
      {recusa === null && <Contas clinica={clinica} desconto={desconto} />}
      {(pendencias.length > 0 || recusa === null) && (
        <div className="fe-pe">
          {pendencias.map((frase) => (
            <p key={frase}>{frase}</p>
          ))}
          <div className="fe-acoes">
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
              <Botao className="fe-desconto" size="small" aria-haspopup="dialog" onClick={aoDescontar}>
                {desconto.centavos === 0 ? 'Dar desconto' : 'Mudar o desconto'}
              </Botao>
            )}
          </div>
        </div>
      )}
    </li>
  )
}

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
      <ul className="fe-clinicas" aria-label="Clínicas a fechar">
        {lidas.map((clinica) => (
          <Clinica
            key={clinica.parceiro.codigo}
            clinica={clinica}
            desconto={descontoDe(clinica)}
            marcada={marcadas.includes(clinica)}
            aoMarcar={() => alternar(clinica.parceiro.codigo)}
            aoDescontar={() => descontar(clinica)}
          />
        ))}
      </ul>
      <div className="fe-rodape">
        <span>
          {clinicas(marcadas.length)}, <Dinheiro centavos={totalDe(marcadas, descontos)} destaque />
        </span>
        <Botao
          variant="contained"
          loading={fechar.isPending}
          disabled={marcadas.length === 0}
          onClick={() => fechar.mutate()}
        >
          Fechar {clinicas(marcadas.length)}
        </Botao>
      </div>
      {descontando !== null && (
        <Suspense fallback={null}>
          <DialogoDoDesconto
            clinica={descontando}
            atual={descontoDe(descontando)}
            aoMudar={(desconto) =>
              definirDescontos((antes) => new Map(antes).set(descontando.parceiro.codigo, desconto))
            }
            aoFechar={() => descontar(null)}
          />
        </Suspense>
      )}
    </>
  )
}

/** What each invoiced clinic would be charged now, and one click for all of them. */
export function AFechar() {
  const { dia }: BuscaNaUrl = useSearch({ strict: false })
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
