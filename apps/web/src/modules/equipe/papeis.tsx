import { useQuery } from '@tanstack/react-query'
import type { PapelDaEmpresa } from '@vetlume/dominio/equipe'
import { contar } from '@vetlume/dominio/formatos'
import {
  DESCRICOES_DO_PAPEL,
  PAPEIS,
  PERMISSOES_DO_PAPEL,
  ROTULOS_DO_PAPEL,
  type PermissaoDaEmpresa,
} from '@vetlume/dominio/permissoes'
import { useState } from 'react'
import { api } from '../../lib/navegador.ts'
import { usePode } from '../../lib/use-pode.ts'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { confirmar } from '../../ui/confirmar.ts'
import { EstadoDeErro, Esqueleto } from '../../ui/estados.tsx'
import { Item, ListaDeItens } from '../../ui/lista-de-itens.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { parte } from '../../ui/parte.tsx'
import { BotaoHistorico } from '../historico/index.ts'
import { consultaDosPapeis, useAtualizarEquipe } from './api.ts'
import type { PapelEmEdicao } from './formulario-do-papel.tsx'

const FormularioDoPapel = parte(async () => (await import('./formulario-do-papel.tsx')).FormularioDoPapel)
const CAMPOS = { nome: { rotulo: 'Nome' }, descricao: { rotulo: 'Descrição' }, permissoes: { rotulo: 'Permissões' } }

const copiaDe = (nome: string, descricao: string | null, permissoes: readonly PermissaoDaEmpresa[]): PapelEmEdicao => ({
  codigo: null,
  versao: 1,
  nome: `Cópia de ${nome}`.slice(0, 60),
  descricao,
  permissoes,
})

function Proprio({ papel, aoAbrir }: { papel: PapelDaEmpresa; aoAbrir: (papel: PapelEmEdicao) => void }) {
  const { codigo, nome, descricao, permissoes, pessoas, acoes } = papel
  const atualizar = useAtualizarEquipe()
  const podeCriar = usePode('papel:escrever')
  const verHistorico = usePode('historico:ler')
  const excluir = async () => {
    if (!(await confirmar({ titulo: `Excluir “${nome}”?`, confirmar: 'Excluir', perigo: true }))) return
    try {
      await api('DELETE /papel/:codigo', { codigo })
      avisar.sucesso('Conjunto excluído.')
    } catch (erro) {
      avisar.erro(erro)
    }
    await atualizar()
  }
  return (
    <Item
      titulo={nome}
      valor={contar(permissoes.length, 'permissão', 'permissões')}
      acoes={
        <>
          {acoes.editar && <Botao onClick={() => aoAbrir(papel)}>Editar</Botao>}
          {podeCriar && <Botao onClick={() => aoAbrir(copiaDe(nome, descricao, permissoes))}>Copiar</Botao>}
          {acoes.excluir && (
            <Botao color="error" onClick={() => void excluir()}>
              Excluir
            </Botao>
          )}
          {verHistorico && <BotaoHistorico entidade="papel" registro={codigo} nome={nome} campos={CAMPOS} />}
        </>
      }
    >
      {descricao !== null && <span>{descricao}</span>}
      <span>{pessoas.length === 0 ? 'Ninguém usa.' : `Quem usa: ${pessoas.join(', ')}.`}</span>
    </Item>
  )
}

/** The ready-made sets of permissions, and those that the company wrote. */
export function Papeis() {
  const { data, error, refetch } = useQuery(consultaDosPapeis)
  const [emEdicao, abrir] = useState<PapelEmEdicao | null>(null)
  const escreve = usePode('papel:escrever')
  const novo = escreve && (
    <Botao
      variant="contained"
      aria-haspopup="dialog"
      onClick={() => abrir({ codigo: null, versao: 1, nome: '', descricao: null, permissoes: [] })}
    >
      Novo conjunto
    </Botao>
  )
  return (
    <>
      <Secao titulo="Prontos" descricao="Servem à maioria das empresas. Copie um para mudar o que quiser.">
        <ListaDeItens rotulo="Conjuntos prontos">
          {PAPEIS.map((papel) => (
            <Item
              key={papel}
              titulo={ROTULOS_DO_PAPEL[papel]}
              acoes={
                escreve && (
                  <Botao
                    onClick={() =>
                      abrir(copiaDe(ROTULOS_DO_PAPEL[papel], DESCRICOES_DO_PAPEL[papel], PERMISSOES_DO_PAPEL[papel]))
                    }
                  >
                    Copiar
                  </Botao>
                )
              }
            >
              {DESCRICOES_DO_PAPEL[papel]}
            </Item>
          ))}
        </ListaDeItens>
      </Secao>
      <Secao titulo="Da empresa" descricao="O que mudar aqui vale em segundos para quem usa." acoes={novo}>
        {data === undefined ? (
          error === null ? (
            <Esqueleto linhas={3} />
          ) : (
            <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
          )
        ) : data.length === 0 ? (
          <p className="eq-apoio">Nenhum conjunto próprio ainda.</p>
        ) : (
          <ListaDeItens rotulo="Conjuntos da empresa">
            {data.map((papel) => (
              <Proprio key={papel.codigo} papel={papel} aoAbrir={abrir} />
            ))}
          </ListaDeItens>
        )}
      </Secao>
      {emEdicao !== null && <FormularioDoPapel papel={emEdicao} aoFechar={() => abrir(null)} />}
    </>
  )
}
