import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MAXIMO_DE_CHAVES, type ChaveDeAcesso } from '@vetlume/dominio/chave-de-acesso'
import type { MinhaConta } from '@vetlume/dominio/conta'
import { PONTO_ENTRE_PARTES } from '@vetlume/dominio/formatos'
import { useState } from 'react'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { confirmar } from '../../ui/confirmar.ts'
import { Esqueleto, EstadoDeErro } from '../../ui/estados.tsx'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import { Item, ListaDeItens } from '../../ui/lista-de-itens.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { parte } from '../../ui/parte.tsx'
import { DataHora } from '../../ui/valores.tsx'
import { consultaDaConta, consultaDasChaves } from './api.ts'

const ChaveDialogo = parte(async () => (await import('./chave-dialogo.tsx')).ChaveDialogo)

interface LinhaProps {
  chave: ChaveDeAcesso
  aoRenomear: () => void
  aoRemover: () => void
}

function Linha({ chave, aoRenomear, aoRemover }: LinhaProps) {
  const { nome, criadaEm, usadaEm, sincronizada, bloqueadaEm } = chave
  return (
    <Item
      titulo={nome}
      valor={bloqueadaEm !== null && <Etiqueta tom="erro" rotulo="Bloqueada" />}
      acoes={
        <>
          <Botao size="small" variant="outlined" aria-label={`Renomear: ${nome}`} onClick={aoRenomear}>
            Renomear
          </Botao>
          <Botao size="small" color="error" aria-label={`Remover: ${nome}`} onClick={aoRemover}>
            Remover
          </Botao>
        </>
      }
    >
      <span>
        Criada em <DataHora instante={criadaEm} />
        {PONTO_ENTRE_PARTES}
        {usadaEm === null ? 'nunca usada' : 'usada '}
        {usadaEm !== null && <DataHora instante={usadaEm} formato="relativo" />}
        {sincronizada && `${PONTO_ENTRE_PARTES}em todos os aparelhos da sua conta no provedor`}
      </span>
      {bloqueadaEm !== null && (
        <span>O contador dela voltou atrás: pode ter sido copiada, e não entra mais. Remova-a e crie outra.</span>
      )}
    </Item>
  )
}

type Aberto = { tipo: 'criar' } | { tipo: 'renomear'; chave: ChaveDeAcesso }

/** Entering with the finger, the face or the PIN of a device: the keys that there are, and one more. */
export function ChavesDeAcesso({ conta }: { conta: MinhaConta }) {
  const cache = useQueryClient()
  const { data: chaves, error, refetch } = useQuery(consultaDasChaves)
  const [aberto, definirAberto] = useState<Aberto | null>(null)
  const atualizar = () => cache.invalidateQueries({ queryKey: consultaDaConta.queryKey })
  const fechar = () => {
    definirAberto(null)
    void atualizar()
  }
  const remover = async ({ codigo, nome }: ChaveDeAcesso) => {
    const certeza = await confirmar({
      titulo: `Remover a chave “${nome}”?`,
      texto: 'Ela deixa de entrar na sua conta. Apague-a também no aparelho, ou ele continuará a oferecê-la.',
      confirmar: 'Remover',
      perigo: true,
    })
    if (!certeza) return
    try {
      await api('DELETE /conta/chaves-de-acesso/:codigo', { codigo })
      avisar.sucesso('Chave removida.')
    } catch (erro) {
      avisar.erro(erro)
    }
    await atualizar()
  }
  return (
    <Secao
      titulo="Chaves de acesso"
      descricao="Entre com a digital, o rosto ou o PIN do aparelho, sem senha nem código. Com uma chave, a senha sozinha deixa de entrar."
      acoes={
        chaves !== undefined &&
        chaves.length < MAXIMO_DE_CHAVES && (
          <Botao
            variant={chaves.length === 0 ? 'contained' : 'outlined'}
            onClick={() => definirAberto({ tipo: 'criar' })}
          >
            Criar chave de acesso
          </Botao>
        )
      }
    >
      {chaves === undefined &&
        (error === null ? (
          <Esqueleto linhas={2} />
        ) : (
          <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
        ))}
      {chaves !== undefined && chaves.length > 0 && (
        <ListaDeItens rotulo="Chaves de acesso">
          {chaves.map((chave) => (
            <Linha
              key={chave.codigo}
              chave={chave}
              aoRenomear={() => definirAberto({ tipo: 'renomear', chave })}
              aoRemover={() => void remover(chave)}
            />
          ))}
        </ListaDeItens>
      )}
      {aberto !== null && (
        <ChaveDialogo chave={aberto.tipo === 'renomear' ? aberto.chave : null} email={conta.email} aoFechar={fechar} />
      )}
    </Secao>
  )
}
