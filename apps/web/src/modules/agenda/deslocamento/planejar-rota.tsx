import { diaPorExtenso } from '@vetlume/dominio/tempo'
import { contar } from '@vetlume/dominio/formatos'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { PlanoDoDia } from '@vetlume/dominio/deslocamento'
import { ErroDeApi } from '../../../lib/erro-de-api.ts'
import { api } from '../../../lib/navegador.ts'
import { Alerta } from '../../../ui/alerta.tsx'
import { avisar } from '../../../ui/avisar.ts'
import { Botao } from '../../../ui/botao.tsx'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { Bloco } from '../../../ui/esqueleto.tsx'
import { EstadoDeErro, EstadoVazio } from '../../../ui/estados.tsx'
import { useAtualizarAgenda } from '../api.ts'
import { consultaDoPlano } from './api.ts'
import { ComparacaoDoDia, quantasMudam } from './comparacao-do-dia.tsx'
import { tempoDeViagem } from './palavras.ts'
import estilos from './planejar-rota.module.css'
import { ResumoDaRota } from './resumo-da-rota.tsx'

export interface PlanejarRotaProps {
  aberto: boolean
  especialista: { codigo: string; nome: string }
  /** AAAA-MM-DD */
  dia: string
  aoFechar: () => void
}

function useAplicar({ especialista, dia, aoFechar }: Omit<PlanejarRotaProps, 'aberto'>, refazer: () => void) {
  const atualizar = useAtualizarAgenda()
  return useMutation({
    mutationFn: ({ visitas }: PlanoDoDia) =>
      api('POST /agendamento/rota/aplicar', {
        especialista: especialista.codigo,
        dia,
        visitas: visitas
          .filter(({ inicio, novoInicio }) => inicio !== novoInicio)
          .map(({ codigo, versao, novoInicio }) => ({ codigo, versao, inicio: novoInicio })),
      }),
    onSuccess: ({ visitas }, { economia }) => {
      const poupou = economia.minutos > 0 ? `: ${tempoDeViagem(economia.minutos)} de deslocamento a menos` : ''
      const mudaram = visitas.filter(({ mudou }) => mudou).length
      avisar.sucesso(`${contar(mudaram, 'visita remarcada', 'visitas remarcadas')}${poupou}.`)
      aoFechar()
    },
    onError: (erro) => {
      const mudou = erro instanceof ErroDeApi && erro.status === 409
      avisar.erro(mudou ? 'O dia mudou enquanto você olhava. A rota foi planejada de novo: confira.' : erro)
      if (mudou) refazer()
    },
    onSettled: () => void atualizar(),
  })
}

function Plano({ plano }: { plano: PlanoDoDia }) {
  if (plano.visitas.length === 0)
    return <EstadoVazio titulo="Nenhuma visita neste dia" texto="Não há o que reordenar." />
  const mudam = quantasMudam(plano)
  return (
    <div className={estilos.plano}>
      <ResumoDaRota plano={plano} />
      {mudam === 0 && (
        <Alerta severity="success" role="status">
          {plano.exata
            ? 'Este dia já está na melhor ordem possível com as visitas que podem mudar.'
            : 'Não encontramos uma ordem com menos deslocamento para as visitas que podem mudar.'}
        </Alerta>
      )}
      {mudam > 0 && plano.economia.minutos === 0 && (
        <Alerta severity="info">O caminho é o mesmo, e passa a dar tempo de chegar a mais visitas.</Alerta>
      )}
      {plano.depois.semEstimativa > 0 && (
        <Alerta severity="info">
          {plano.depois.semEstimativa === 1 ? 'Um trecho não tem' : `${plano.depois.semEstimativa} trechos não têm`} os
          dois endereços no mapa: contam 30 min cada. Informe as coordenadas da clínica para uma conta melhor.
        </Alerta>
      )}
      <ComparacaoDoDia plano={plano} />
    </div>
  )
}

/** A specialist's day as it is and as it could be, to be applied whole or left. */
export function PlanejarRota({ aberto, especialista, dia, aoFechar }: PlanejarRotaProps) {
  const { data, error, refetch, isFetching } = useQuery({
    ...consultaDoPlano(especialista.codigo, dia),
    enabled: aberto,
  })
  const aplicar = useAplicar({ especialista, dia, aoFechar }, () => void refetch())
  const mudam = data === undefined ? 0 : quantasMudam(data)
  return (
    <Dialogo
      aberto={aberto}
      aoFechar={aoFechar}
      largura="md"
      titulo="Planejar rota do dia"
      descricao={`${especialista.nome}, ${diaPorExtenso(dia)}. Só mudam as visitas ainda não confirmadas.`}
      acoes={
        <>
          <Botao onClick={aoFechar}>{mudam === 0 ? 'Fechar' : 'Deixar como está'}</Botao>
          {data !== undefined && mudam > 0 && (
            <Botao
              variant="contained"
              loading={aplicar.isPending}
              disabled={isFetching}
              onClick={() => aplicar.mutate(data)}
            >
              {mudam === 1 ? 'Mudar 1 visita' : `Mudar ${mudam} visitas`}
            </Botao>
          )}
        </>
      }
    >
      {error !== null && data === undefined && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
      {error === null && data === undefined && <Bloco height={280} role="img" aria-label="Planejando a rota" />}
      {data !== undefined && <Plano plano={data} />}
    </Dialogo>
  )
}
