import { useMutation, useQuery } from '@tanstack/react-query'
import { ROTULOS_DO_PERIODO, type ItemDaEspera } from '@vetlume/dominio/agenda'
import { juntar } from '@vetlume/dominio/formatos'
import { formatarData } from '@vetlume/dominio/tempo'
import { useState } from 'react'
import { api } from '../../../lib/navegador.ts'
import { BotaoDeIcone } from '../../../ui/botao-de-icone.tsx'
import { Botao } from '../../../ui/botao.tsx'
import { Esqueleto, EstadoDeErro } from '../../../ui/estados.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { Texto } from '../../../ui/texto.tsx'
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
    <div data-sem-arrasto className={estilos.botoes}>
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
    </div>
  )
}

/** Dragged to the grid with the pointer; with the keyboard, its button finds a time. */
function Cartao(props: CartaoProps) {
  const { espera } = props
  const { codigo, tutor, parceiro, especialista, servicos, prioridade, observacoes, criadoEm, permissoes } = espera
  const nome = nomeDeQuemEspera(espera)
  const duracao = duracaoDaEspera(espera)
  return (
    <li {...(permissoes.agendar ? { 'data-espera': codigo, 'data-duracao': duracao } : {})} className={estilos.cartao}>
      <div className={estilos.fila}>
        <Texto forte className={estilos.texto}>
          {nome}
        </Texto>
        {prioridade === 'URGENTE' && <EtiquetaDeUrgencia />}
      </div>
      <div>{juntar(servicos.map((servico) => servico.nome).join(', '), `${duracao} min`)}</div>
      <div className={estilos.apoio}>
        {juntar(parceiro?.nome, tutor?.nome, especialista !== null && `com ${especialista.nome}`)}
      </div>
      <div className={estilos.apoio}>{quandoServe(espera)}</div>
      {observacoes !== null && <div className={estilos.apoio}>{observacoes}</div>}
      <div className={estilos.apoio}>
        Espera desde <DataHora instante={criadoEm} formato="relativo" />
      </div>
      <Botoes {...props} />
    </li>
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
    <>
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
    </>
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
    <aside aria-label="Lista de espera" className={estilos.painelDaEspera}>
      <div className={estilos.topo}>
        <Texto como="h2" tamanho="secao" className={estilos.titulo}>
          Lista de espera
        </Texto>
        <BotaoDeIcone rotulo="Pôr na lista de espera" onClick={() => definirEditando('nova')}>
          <Icone nome="add" />
        </BotaoDeIcone>
        <BotaoDeIcone rotulo="Fechar a lista de espera" onClick={aoFechar}>
          <Icone nome="close" />
        </BotaoDeIcone>
      </div>
      {data === undefined && error === null && <Esqueleto linhas={6} />}
      {data === undefined && error !== null && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
      {data?.itens.length === 0 && (
        <Texto secundario>Ninguém espera um horário. Quem não coube na agenda fica aqui até aparecer uma vaga.</Texto>
      )}
      <ul className={estilos.lista}>
        {data?.itens.map((espera) => (
          <Cartao
            key={espera.codigo}
            espera={espera}
            aoAgendar={aoAgendar}
            aoEditar={definirEditando}
            aoDesistir={definirSaindo}
          />
        ))}
      </ul>
      <Janelas editando={editando} saindo={saindo} aoFechar={fecharJanelas} />
    </aside>
  )
}
