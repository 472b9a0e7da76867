import { contar } from '@vetlume/dominio/formatos'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { EspecialistaAAcertar } from '@vetlume/dominio/acerto'
import { data as esquemaDoDia } from '@vetlume/dominio/contrato'
import { formatarReais, somarCentavos } from '@vetlume/dominio/dinheiro'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { mensagemDoErro } from '../../lib/erro-de-api.ts'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { EscolhaEmLote, BotaoDoLote } from '../../ui/escolha-em-lote.tsx'
import { EstadoDeErro, EstadoVazio, Esqueleto } from '../../ui/estados.tsx'
import { CampoData } from '../../ui/formulario/campo-data.tsx'
import { Grade } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { Secao } from '../../ui/pagina.tsx'
import { parte } from '../../ui/parte.tsx'
import { Recado } from '../../ui/recado.tsx'
import { consultaDaPrevia, useAtualizarAcertos } from './api.ts'
import type { Ajuste } from './dialogo-do-ajuste.tsx'
import { partesEmPalavras } from './palavras.ts'

const DialogoDoAjuste = parte(async () => (await import('./dialogo-do-ajuste.tsx')).DialogoDoAjuste)
const DialogoDosDias = parte(async () => (await import('./dialogo-dos-dias.tsx')).DialogoDosDias)

const SEM_AJUSTE: Ajuste = { centavos: 0, motivo: '' }
/** Days after today on which a settlement falls due, unless another day is chosen. */
const DIAS_ATE_VENCER = 5

const repasses = (n: number) => contar(n, 'repasse', 'repasses')
const especialistas = (n: number) => contar(n, 'especialista', 'especialistas')
/** How an amount came about; null when it is the repasses alone. */
function contaEmPalavras(linha: EspecialistaAAcertar, { centavos }: Ajuste): string | null {
  const ajuste = centavos === 0 ? [] : [`${formatarReais(centavos)} de ajuste`]
  const partes = [...partesEmPalavras(linha), ...ajuste]
  return partes.length === 1 ? null : partes.join(', ')
}
const valido = (dia: string) => esquemaDoDia.safeParse(dia).success

interface EscolhaProps {
  lidos: readonly EspecialistaAAcertar[]
  ate: string
  vencimento: string
}

function Escolha({ lidos, ate, vencimento }: EscolhaProps) {
  const navegar = useNavigate()
  const atualizar = useAtualizarAcertos()
  const [fora, definirFora] = useState<ReadonlySet<string>>(new Set())
  const [ajustes, definirAjustes] = useState<ReadonlyMap<string, Ajuste>>(new Map())
  const [ajustando, ajustar] = useState<EspecialistaAAcertar | null>(null)
  const [detalhando, detalhar] = useState<EspecialistaAAcertar | null>(null)
  const marcados = lidos.filter(({ recusa, especialista }) => recusa === null && !fora.has(especialista.codigo))
  const ajusteDe = ({ especialista }: EspecialistaAAcertar) => ajustes.get(especialista.codigo) ?? SEM_AJUSTE
  const totalDe = (linha: EspecialistaAAcertar) => linha.totalCentavos + ajusteDe(linha).centavos
  const acertar = useMutation({
    mutationFn: () =>
      api('POST /acerto', {
        ate,
        vencimento,
        itens: marcados.map((linha) => ({
          especialista: linha.especialista.codigo,
          repasses: linha.repasses,
          totalCentavos: totalDe(linha),
          ajusteCentavos: ajusteDe(linha).centavos,
          ajusteMotivo: ajusteDe(linha).centavos === 0 ? null : ajusteDe(linha).motivo,
        })),
      }),
    onSuccess: async ({ acertados, centavos }) => {
      await atualizar()
      avisar.sucesso(`${especialistas(acertados.length)}: ${formatarReais(centavos)} a aprovar.`)
      void navegar({ to: '/financeiro/acerto', search: {} })
    },
    // What the person saw is not what there is any more: it is read again.
    onError: () => void atualizar(),
  })
  return (
    <>
      {acertar.error !== null && <Recado tom="error">{mensagemDoErro(acertar.error)}</Recado>}
      <EscolhaEmLote
        rotulo="Especialistas a acertar"
        linhas={lidos.map((linha) => ({
          chave: linha.especialista.codigo,
          nome: linha.especialista.nome,
          detalhe: linha.recusa ?? repasses(linha.repasses),
          centavos: totalDe(linha),
          conta: contaEmPalavras(linha, ajusteDe(linha)),
          avisos: linha.pendencias,
          ...(linha.recusa === null
            ? {
                acoes: (
                  <>
                    {linha.dias.length > 0 && (
                      <BotaoDoLote aoClicar={() => detalhar(linha)}>Ver o deslocamento</BotaoDoLote>
                    )}
                    <BotaoDoLote aoClicar={() => ajustar(linha)}>
                      {ajusteDe(linha).centavos === 0 ? 'Ajustar' : 'Mudar o ajuste'}
                    </BotaoDoLote>
                  </>
                ),
              }
            : {}),
          marcada: marcados.includes(linha),
          fora: linha.recusa !== null,
        }))}
        aoMarcar={(codigo) => definirFora((antes) => new Set(antes).symmetricDifference(new Set([codigo])))}
        quantas={especialistas(marcados.length)}
        totalCentavos={somarCentavos(marcados.map(totalDe))}
        fazer={{
          rotulo: `Acertar com ${especialistas(marcados.length)}`,
          ocupado: acertar.isPending,
          executar: () => acertar.mutate(),
        }}
      />
      {detalhando !== null && <DialogoDosDias linha={detalhando} aoFechar={() => detalhar(null)} />}
      {ajustando !== null && (
        <DialogoDoAjuste
          linha={ajustando}
          atual={ajusteDe(ajustando)}
          aoMudar={(ajuste) => definirAjustes((antes) => new Map(antes).set(ajustando.especialista.codigo, ajuste))}
          aoFechar={() => ajustar(null)}
        />
      )}
    </>
  )
}

const esquema = z.object({ ate: esquemaDoDia, vencimento: esquemaDoDia })

function ComDias({ inicial, hoje, lidos }: { inicial: string; hoje: string; lidos: readonly EspecialistaAAcertar[] }) {
  const navegar = useNavigate()
  const form = useFormulario({
    esquema,
    valores: {
      ate: inicial,
      vencimento: Temporal.PlainDate.from(hoje).add({ days: DIAS_ATE_VENCER }).toString(),
    },
    protegerMudancas: false,
    aoEnviar: () => Promise.resolve(),
  })
  const [ate, vencimento] = form.watch(['ate', 'vencimento'])
  const escolhido = valido(ate) && ate <= hoje ? ate : inicial
  useEffect(() => {
    if (escolhido !== inicial)
      void navegar({ to: '/financeiro/acerto', search: { vista: 'acertar', dia: escolhido }, replace: true })
  }, [escolhido, inicial, navegar])
  return (
    <>
      <Grade>
        <CampoData controle={form.control} nome="ate" rotulo="Exames feitos até" maximo={hoje} />
        <CampoData controle={form.control} nome="vencimento" rotulo="Pagar em" />
      </Grade>
      {lidos.length === 0 ? (
        <EstadoVazio
          titulo="Nenhum repasse à espera"
          texto="Os repasses dos exames concluídos aparecem aqui até o acerto."
        />
      ) : (
        <Escolha lidos={lidos} ate={inicial} vencimento={valido(vencimento) ? vencimento : hoje} />
      )}
    </>
  )
}

/** What each specialist would be paid, and one click for all of them. */
export function AAcertar() {
  const { dia } = useSearch({ from: '/casca/financeiro/acerto' })
  const { data, error, refetch } = useQuery(consultaDaPrevia(dia))
  return (
    <Secao
      titulo="A acertar"
      descricao="Cada especialista confere os repasses e o deslocamento do período e aprova; então nasce uma só conta a pagar."
    >
      {data === undefined && error === null && <Esqueleto linhas={8} />}
      {data === undefined && error !== null && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
      {data !== undefined && <ComDias key={data.ate} inicial={data.ate} hoje={data.hoje} lidos={data.especialistas} />}
    </Secao>
  )
}
