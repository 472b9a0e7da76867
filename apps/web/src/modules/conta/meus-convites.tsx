import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ROTA_INICIAL } from '@vetlume/dominio/rotas'
import type { MeuConvite } from '@vetlume/dominio/equipe'
import { useState } from 'react'
import { api, sessao } from '../../lib/navegador.ts'
import { comSobreposicao } from '../../lib/ocupado.ts'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { confirmar } from '../../ui/confirmar.ts'
import { Recado } from '../../ui/recado.tsx'
import { DataHora } from '../../ui/valores.tsx'
import { aceitarMeuConvite, entrarNaAssociacao, precisaDeContexto, type Associacao } from '../sessao/index.ts'

const consultaDosConvites = queryOptions({
  queryKey: ['conta', 'convites'],
  queryFn: ({ signal }) => api('GET /conta/convites', {}, { sinal: signal }),
  staleTime: 5 * 60_000,
})

/** Leaves the company in use for the one that was just joined. */
function useEntrarLa() {
  const cache = useQueryClient()
  const navegar = useNavigate()
  return async (lugar: Associacao) => {
    const { usuario } = sessao.estado()
    if (usuario === null) return
    try {
      await comSobreposicao(() => entrarNaAssociacao(lugar, usuario, api, sessao), `Entrando em ${lugar.nome}…`)
      cache.clear()
      void navegar({ to: ROTA_INICIAL, search: {} })
    } catch (erro) {
      avisar.erro(erro)
    }
  }
}

function Convite({ convite: { codigo, empresa, de, como, expiraEm } }: { convite: MeuConvite }) {
  const cache = useQueryClient()
  const entrarLa = useEntrarLa()
  const [ocupado, definirOcupado] = useState(false)
  const agir = async (fazer: () => Promise<void>) => {
    definirOcupado(true)
    try {
      await fazer()
    } catch (erro) {
      avisar.erro(erro)
    }
    // It is gone either way, or somebody cancelled it; the switch of companies may have one more.
    await Promise.all([
      cache.invalidateQueries(consultaDosConvites),
      cache.invalidateQueries({ queryKey: ['sessao', 'associacoes'] }),
    ])
    definirOcupado(false)
  }
  const aceitar = () =>
    agir(async () => {
      const lugar = await aceitarMeuConvite(codigo, api, sessao)
      const { usuario } = sessao.estado()
      const muda = usuario !== null && precisaDeContexto(usuario)
      avisar.sucesso(
        `Convite aceito: você também trabalha em ${lugar.nome}.`,
        muda ? { rotulo: 'Entrar agora', executar: () => void entrarLa(lugar) } : undefined,
      )
    })
  const recusar = async () => {
    const certeza = await confirmar({
      titulo: `Recusar o convite de ${empresa}?`,
      texto: 'O link da carta também deixa de valer. A empresa vê que foi recusado e pode convidar você de novo.',
      confirmar: 'Recusar',
      cancelar: 'Voltar',
      perigo: true,
    })
    if (!certeza) return
    await agir(async () => {
      await api('POST /conta/convites/:codigo/recusar', { codigo })
      avisar.sucesso('Convite recusado.')
    })
  }
  return (
    <Recado
      acao={
        <span>
          <Botao size="small" disabled={ocupado} onClick={() => void recusar()}>
            Recusar
          </Botao>
          <Botao size="small" variant="contained" disabled={ocupado} onClick={() => void aceitar()}>
            Aceitar
          </Botao>
        </span>
      }
    >
      {de} convidou você para trabalhar em <b>{empresa}</b> ({como}). Vale até <DataHora instante={expiraEm} />.
    </Recado>
  )
}

/** Invitations of other companies that wait for the person, over whatever screen is open. */
export function MeusConvites() {
  const { data: convites = [] } = useQuery(consultaDosConvites)
  return convites.map((convite) => <Convite key={convite.codigo} convite={convite} />)
}
