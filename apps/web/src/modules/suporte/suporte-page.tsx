import { useQuery, useQueryClient } from '@tanstack/react-query'
import { PONTO_ENTRE_PARTES } from '@vetlume/dominio/formatos'
import type { Suporte } from '@vetlume/dominio/suporte'
import { useState } from 'react'
import { api } from '../../lib/navegador.ts'
import { usePode } from '../../lib/use-pode.ts'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { confirmar } from '../../ui/confirmar.ts'
import { Esqueleto, EstadoDeErro, EstadoVazio } from '../../ui/estados.tsx'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import { Item, ListaDeItens } from '../../ui/lista-de-itens.tsx'
import { Pagina, Secao } from '../../ui/pagina.tsx'
import { parte } from '../../ui/parte.tsx'
import { DataHora } from '../../ui/valores.tsx'
import { AbasDaEmpresa } from '../cliente/index.ts'
import { entrarEmSuporte } from './ir-e-vir.ts'

const ConcederDialogo = parte(async () => (await import('./conceder-dialogo.tsx')).ConcederDialogo)
const AcessosDialogo = parte(async () => (await import('./acessos-dialogo.tsx')).AcessosDialogo)

const CHAVE = ['suporte']

function Situacao({ aberto, revogadoEm }: Suporte) {
  if (aberto) return <Etiqueta tom="aviso" rotulo="Aberto" />
  return <Etiqueta tom="neutro" rotulo={revogadoEm === null ? 'Terminou' : 'Encerrado'} />
}

interface LinhaProps {
  suporte: Suporte
  daEmpresa: boolean
  aoEncerrar: () => void
  aoVer: () => void
}

function Linha({ suporte, daEmpresa, aoEncerrar, aoVer }: LinhaProps) {
  const { codigo, empresa, finalidade, podeMudar, concedidoPor, concedidoEm, expiraEm, aberto, acessos } = suporte
  const [entrando, definirEntrando] = useState(false)
  const entrar = async () => {
    definirEntrando(true)
    try {
      await entrarEmSuporte(codigo)
    } catch (erro) {
      avisar.erro(erro)
      definirEntrando(false)
    }
  }
  return (
    <Item
      titulo={daEmpresa ? finalidade : empresa}
      valor={<Situacao {...suporte} />}
      acoes={
        <>
          {!daEmpresa && (
            <Botao
              size="small"
              variant="contained"
              loading={entrando}
              aria-label={`Entrar: ${empresa}`}
              onClick={() => void entrar()}
            >
              Entrar
            </Botao>
          )}
          {daEmpresa && aberto && (
            <Botao size="small" variant="contained" onClick={aoEncerrar}>
              Encerrar agora
            </Botao>
          )}
          {daEmpresa && acessos > 0 && (
            <Botao size="small" variant="outlined" onClick={aoVer}>
              Ver o que foi feito
            </Botao>
          )}
        </>
      }
    >
      {!daEmpresa && <span>{finalidade}</span>}
      <span>
        {podeMudar ? 'Consulta e muda' : 'Só consulta'}
        {PONTO_ENTRE_PARTES}
        de <DataHora instante={concedidoEm} /> a <DataHora instante={expiraEm} />
        {PONTO_ENTRE_PARTES}
        por {concedidoPor}
      </span>
    </Item>
  )
}

type Aberto = { tipo: 'conceder' } | { tipo: 'acessos'; suporte: Suporte }

/** Where a company lets the operator's people in, sees what they did and sends them away; where those come in. */
export function SuportePage() {
  const cache = useQueryClient()
  const daEmpresa = usePode('suporte:conceder')
  const [aberto, definirAberto] = useState<Aberto | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: CHAVE,
    queryFn: ({ signal }) => api('GET /suporte', {}, { sinal: signal }),
  })
  const atualizar = () => cache.invalidateQueries({ queryKey: CHAVE })
  const encerrar = async ({ codigo }: Suporte) => {
    const certeza = await confirmar({
      titulo: 'Encerrar o acesso do suporte?',
      texto: 'Quem estiver dentro sai em segundos.',
      confirmar: 'Encerrar',
    })
    if (!certeza) return
    try {
      await api('POST /suporte/:codigo/revogacao', { codigo })
      avisar.sucesso('Acesso encerrado.')
    } catch (erro) {
      avisar.erro(erro)
    }
    await atualizar()
  }
  return (
    <Pagina
      titulo="Suporte"
      descricao={
        daEmpresa
          ? 'Ninguém da plataforma vê os dados da empresa, a não ser que você deixe, para um fim e por um tempo.'
          : 'Empresas que deixaram o suporte entrar agora. O que você vir ou fizer fica registrado para elas.'
      }
      largura="leitura"
      acoes={
        daEmpresa && (
          <Botao variant="contained" onClick={() => definirAberto({ tipo: 'conceder' })}>
            Deixar o suporte entrar
          </Botao>
        )
      }
    >
      <AbasDaEmpresa />
      <Secao>
        {data === undefined &&
          (error === null ? (
            <Esqueleto linhas={3} />
          ) : (
            <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
          ))}
        {data?.length === 0 && (
          <EstadoVazio
            titulo={daEmpresa ? 'O suporte nunca entrou aqui' : 'Nenhuma empresa espera o suporte'}
            texto={
              daEmpresa
                ? 'Quando pedir ajuda, deixe-o entrar: você escolhe até quando, e se ele só consulta.'
                : 'Peça a quem administra a empresa que o deixe entrar, em “Minha empresa”, “Suporte”.'
            }
          />
        )}
        {data !== undefined && data.length > 0 && (
          <ListaDeItens rotulo="Acessos do suporte">
            {data.map((suporte) => (
              <Linha
                key={suporte.codigo}
                suporte={suporte}
                daEmpresa={daEmpresa}
                aoEncerrar={() => void encerrar(suporte)}
                aoVer={() => definirAberto({ tipo: 'acessos', suporte })}
              />
            ))}
          </ListaDeItens>
        )}
      </Secao>
      {aberto?.tipo === 'conceder' && (
        <ConcederDialogo
          aoFechar={() => {
            definirAberto(null)
            void atualizar()
          }}
        />
      )}
      {aberto?.tipo === 'acessos' && <AcessosDialogo suporte={aberto.suporte} aoFechar={() => definirAberto(null)} />}
    </Pagina>
  )
}
