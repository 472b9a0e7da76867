import { contar } from '@vetlume/dominio/formatos'
import { emCurso, type Exportacao } from '@vetlume/dominio/exportacao'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { confirmar } from '../../ui/confirmar.ts'
import { Secao } from '../../ui/pagina.tsx'
import { Progresso } from '../../ui/progresso.tsx'
import { useAcao } from '../../ui/use-acao.ts'
import { consultaDoConteudo } from './api.ts'
import { andamentoDe, emBytes } from './em-palavras.ts'
import './exportacao.css'

function Estimativa() {
  const { data } = useQuery(consultaDoConteudo)
  if (data === undefined) return null
  const { arquivos, bytes } = data.estimativa
  return (
    <p className="exportacao-texto">
      Deve ter cerca de <strong>{emBytes(bytes)}</strong>, com {contar(arquivos, 'arquivo', 'arquivos')}.
    </p>
  )
}

function EmCurso({ copia, atualizar }: { copia: Exportacao; atualizar: () => Promise<unknown> }) {
  const cancelar = useAcao(
    (codigo: string) => api('DELETE /exportacao/:codigo', { codigo }),
    atualizar,
    () => 'Cópia cancelada.',
  )
  const perguntar = async () => {
    const certeza = await confirmar({
      titulo: 'Cancelar a cópia?',
      texto: 'O que já foi preparado é descartado. Você pode pedir outra quando quiser.',
      confirmar: 'Cancelar a cópia',
      cancelar: 'Continuar preparando',
    })
    if (certeza) cancelar.mutate(copia.codigo, { onError: (erro) => avisar.erro(erro) })
  }
  return (
    <div className="exportacao-andamento">
      <Progresso rotulo="Preparando a cópia" {...andamentoDe(copia)} />
      <p className="exportacao-texto">Pode sair desta tela: quando estiver pronta, você recebe um aviso e um e-mail.</p>
      <Botao variant="outlined" disabled={cancelar.isPending} onClick={() => void perguntar()}>
        Cancelar
      </Botao>
    </div>
  )
}

interface PedidoProps {
  itens: readonly Exportacao[]
  podePedir: boolean
  atualizar: () => Promise<unknown>
}

/** Asks for a copy, or shows how far the one that was asked for is. */
export function Pedido({ itens, podePedir, atualizar }: PedidoProps) {
  const atual = itens.find(({ estado }) => emCurso(estado))
  const pedir = useAcao(
    () => api('POST /exportacao', {}),
    atualizar,
    () => 'Cópia pedida.',
  )
  return (
    <Secao
      titulo="Pedir uma cópia"
      descricao="Um arquivo ZIP, com tudo que é da empresa, assinado por esta instalação."
    >
      {atual === undefined ? (
        <div className="exportacao-andamento">
          <Estimativa />
          <p className="exportacao-texto">
            O arquivo tem dados pessoais e clínicos: guarde-o em lugar seguro. Cada pedido e cada download ficam no
            histórico.
          </p>
          {podePedir && (
            <Botao
              variant="contained"
              disabled={pedir.isPending}
              onClick={() => pedir.mutate(undefined, { onError: (erro) => avisar.erro(erro) })}
            >
              Exportar tudo
            </Botao>
          )}
        </div>
      ) : (
        <EmCurso copia={atual} atualizar={atualizar} />
      )}
    </Secao>
  )
}
