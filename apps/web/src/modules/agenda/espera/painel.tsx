import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ROTULOS_DO_PERIODO, type ItemDaEspera } from '@vetlume/dominio/agenda'
import { formatarData } from '@vetlume/dominio/tempo'
import { Suspense, useState } from 'react'
import { api } from '../../../lib/navegador.ts'
import { BotaoDeIcone } from '../../../ui/botao-de-icone.tsx'
import { Botao } from '../../../ui/botao.tsx'
import { Esqueleto, EstadoDeErro } from '../../../ui/estados.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { DataHora } from '../../../ui/valores.tsx'
import { useAtualizarAgenda } from '../api.ts'
import { EtiquetaDeUrgencia } from '../situacao-do-agendamento.tsx'
import { consultaDaEspera, duracaoDaEspera, nomeDeQuemEspera } from './api.ts'
import { parte } from '../../../ui/parte.tsx'
import estilos from './painel.module.css'

const DialogoDaEspera = parte(async () => (await import('./dialogo-da-espera.tsx')).DialogoDaEspera)
const DialogoDeMotivo = parte(
  async () => (await import('../../../ui/formulario/dialogo-de-motivo.tsx')).DialogoDeMotivo,
)

const apoio = { color: 'text.secondary', fontSize: 'var(--vl-texto-pequeno)' } as const

function quandoServe({ desde, ate, periodo }: ItemDaEspera): string {
  const dias = ate === null ? `a partir de ${formatarData(desde)}` : `${formatarData(desde)} a ${formatarData(ate)}`
  return `${ROTULOS_DO_PERIODO[periodo]}, ${dias}`
}

interface CartaoProps {
  espera: ItemDaEspera
  aoAgendar: (espera: ItemDaEspera) => void
  aoEditar: (espera: ItemDaEspera) => void
  aoDesistir: (espera: ItemDaEspera) => void
}

function Botoes({ espera, aoAgendar, aoEditar, aoDesistir }: CartaoProps) {
  const { permissoes } = espera
  const nome = nomeDeQuemEspera(espera)
  return (
    <Box data-sem-arrasto sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      {permissoes.agendar && (
        <Botao
          size="small"
          variant="outlined"
          onClick={() => aoAgendar(espera)}
          aria-label={`Agendar ${nome}`}
          className={estilos.botao}
        >
          Agendar
        </Botao>
      )}
      {permissoes.editar && (
        <BotaoDeIcone rotulo={`Editar a espera de ${nome}`} size="small" onClick={() => aoEditar(espera)}>
          <Icone nome="edit" tamanho="pequeno" />
        </BotaoDeIcone>
      )}
      {permissoes.desistir && (
        <BotaoDeIcone rotulo={`Registrar a desistência de ${nome}`} size="small" onClick={() => aoDesistir(espera)}>
          <Icone nome="delete" tamanho="pequeno" />
        </BotaoDeIcone>
      )}
    </Box>
  )
}

/** Dragged to the grid with the pointer; with the keyboard, its button finds a time. */
function Cartao(props: CartaoProps) {
  const { espera } = props
  const { codigo, tutor, parceiro, especialista, servicos, prioridade, observacoes, criadoEm, permissoes } = espera
  const nome = nomeDeQuemEspera(espera)
  const duracao = duracaoDaEspera(espera)
  return (
    <Box
      component="li"
      {...(permissoes.agendar ? { 'data-espera': codigo, 'data-duracao': duracao } : {})}
      sx={{
        display: 'grid',
        gap: 1,
        p: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: 'var(--vl-raio)',
        bgcolor: 'background.paper',
        userSelect: 'none',
        ...(permissoes.agendar ? { cursor: 'grab', '&:hover': { borderColor: 'var(--vl-borda-forte)' } } : {}),
      }}
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600, mr: 'auto', overflowWrap: 'anywhere' }}>{nome}</Typography>
        {prioridade === 'URGENTE' && <EtiquetaDeUrgencia />}
      </Box>
      <div>{`${servicos.map((servico) => servico.nome).join(', ')} · ${duracao} min`}</div>
      <Box sx={apoio}>
        {[parceiro?.nome, tutor?.nome, especialista === null ? null : `com ${especialista.nome}`]
          .filter((dado) => dado != null)
          .join(' · ')}
      </Box>
      <Box sx={apoio}>{quandoServe(espera)}</Box>
      {observacoes !== null && <Box sx={apoio}>{observacoes}</Box>}
      <Box sx={apoio}>
        Espera desde <DataHora instante={criadoEm} formato="relativo" />
      </Box>
      <Botoes {...props} />
    </Box>
  )
}

interface JanelasProps {
  editando: ItemDaEspera | 'nova' | null
  saindo: ItemDaEspera | null
  aoFechar: () => void
}

/** What opens over the panel: the form of who waits, or why they gave up. */
function Janelas({ editando, saindo, aoFechar }: JanelasProps) {
  const atualizar = useAtualizarAgenda()
  const { mutateAsync } = useMutation({
    mutationFn: ({ codigo, versao, motivo }: { codigo: string; versao: number; motivo: string }) =>
      api('POST /lista-espera/:codigo/transicao', { codigo, versao, acao: 'desistir', motivo }),
    onSettled: atualizar,
  })
  return (
    <Suspense fallback={null}>
      {editando !== null && <DialogoDaEspera espera={editando === 'nova' ? null : editando} aoFechar={aoFechar} />}
      {saindo !== null && (
        <DialogoDeMotivo
          titulo={`Desistência: ${nomeDeQuemEspera(saindo)}`}
          descricao="Sai da lista de espera. O motivo fica registrado."
          confirmar="Registrar desistência"
          aoFechar={aoFechar}
          aoConfirmar={(motivo) => mutateAsync({ codigo: saindo.codigo, versao: saindo.versao, motivo })}
        />
      )}
    </Suspense>
  )
}

export interface PainelDaEsperaProps {
  aoAgendar: (espera: ItemDaEspera) => void
  aoFechar: () => void
}

/** Who waits for a time: added and changed here, scheduled by a drag or by a button. */
export function PainelDaEspera({ aoAgendar, aoFechar }: PainelDaEsperaProps) {
  const { data, error, refetch } = useQuery(consultaDaEspera)
  const [editando, definirEditando] = useState<ItemDaEspera | 'nova' | null>(null)
  const [saindo, definirSaindo] = useState<ItemDaEspera | null>(null)
  const fecharJanelas = () => {
    definirEditando(null)
    definirSaindo(null)
  }
  return (
    <Box
      component="aside"
      aria-label="Lista de espera"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', alignContent: 'start', gap: 3, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography component="h2" variant="h2" sx={{ mr: 'auto' }}>
          Lista de espera
        </Typography>
        <BotaoDeIcone rotulo="Pôr na lista de espera" onClick={() => definirEditando('nova')}>
          <Icone nome="add" />
        </BotaoDeIcone>
        <BotaoDeIcone rotulo="Fechar a lista de espera" onClick={aoFechar}>
          <Icone nome="close" />
        </BotaoDeIcone>
      </Box>
      {data === undefined && error === null && <Esqueleto linhas={6} />}
      {data === undefined && error !== null && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
      {data?.itens.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          Ninguém espera um horário. Quem não coube na agenda fica aqui até aparecer uma vaga.
        </Typography>
      )}
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 2,
          overflowY: 'auto',
          maxHeight: { lg: 'calc(100dvh - 22.5rem)' },
        }}
      >
        {data?.itens.map((espera) => (
          <Cartao
            key={espera.codigo}
            espera={espera}
            aoAgendar={aoAgendar}
            aoEditar={definirEditando}
            aoDesistir={definirSaindo}
          />
        ))}
      </Box>
      <Janelas editando={editando} saindo={saindo} aoFechar={fecharJanelas} />
    </Box>
  )
}
