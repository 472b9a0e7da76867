import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { UsuarioDaSessao } from '@vetlume/dominio/sessao'
import { api, sessao } from '../../lib/navegador.ts'
import { comSobreposicao } from '../../lib/ocupado.ts'
import { useDepoisDaTela } from '../../lib/use-depois-da-tela.ts'
import { useSessao } from '../../lib/use-sessao.ts'
import { avisar } from '../../ui/avisar.ts'
import { Dica } from '../../ui/dica.tsx'
import { BotaoElo } from '../../ui/elo.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { buscarAssociacoes, entrarNaAssociacao, precisaDeContexto } from '../sessao/index.ts'
import type { Associacao } from '../sessao/index.ts'
import { MINHA_EMPRESA, veMinhaEmpresa } from './minha-empresa.ts'
import { parte } from '../../ui/parte.tsx'

const MenuDeContexto = parte(async () => (await import('./menu-de-contexto.tsx')).MenuDeContexto)

/** Company or clinic in use; a menu when the person has more than one. `aoTrocar` runs after a change. */
export function TrocaDeContexto({ usuario, aoTrocar }: { usuario: UsuarioDaSessao; aoTrocar: () => void }) {
  const { cliente, clinica } = useSessao()
  const [ancora, definirAncora] = useState<HTMLElement | null>(null)
  const depoisDaTela = useDepoisDaTela()
  const { data: associacoes = [] } = useQuery({
    queryKey: ['sessao', 'associacoes', usuario.codigo],
    queryFn: () => buscarAssociacoes(usuario, api),
    enabled: depoisDaTela && precisaDeContexto(usuario),
    staleTime: 5 * 60_000,
  })
  const atual = cliente ?? clinica
  if (atual === null) return null

  const trocar = async (associacao: Associacao) => {
    definirAncora(null)
    if (associacao.codigo === atual.codigo) return
    try {
      await comSobreposicao(
        () => entrarNaAssociacao(associacao, usuario, api, sessao),
        `Entrando em ${associacao.nome}…`,
      )
      aoTrocar()
    } catch (erro) {
      avisar.erro(erro)
    }
  }
  const nome = (
    <Box component="span" className="nome" sx={{ maxWidth: '15rem', overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {atual.nome}
    </Box>
  )
  const temFicha = veMinhaEmpresa(cliente)
  if (associacoes.length < 2) {
    const estilo = { display: { xs: 'none', md: 'flex' }, whiteSpace: 'nowrap' } as const
    return temFicha ? (
      <Dica texto="Minha empresa">
        <BotaoElo
          {...MINHA_EMPRESA}
          color="secondary"
          startIcon={<Icone nome="storefront" />}
          aria-label={`${atual.nome}: minha empresa`}
          sx={estilo}
        >
          {nome}
        </BotaoElo>
      </Dica>
    ) : (
      <Box
        sx={{
          ...estilo,
          alignItems: 'center',
          gap: 1.5,
          px: 2,
          color: 'text.secondary',
          fontWeight: 550,
          '& svg': { fontSize: 18 },
        }}
      >
        <Icone nome="storefront" />
        {nome}
      </Box>
    )
  }
  return (
    <>
      <Button
        color="secondary"
        startIcon={<Icone nome="storefront" />}
        endIcon={<Icone nome="unfold-more" />}
        aria-haspopup="menu"
        aria-expanded={ancora !== null}
        aria-label={`${atual.nome}: trocar de empresa`}
        onClick={({ currentTarget }) => definirAncora(currentTarget)}
        // On a phone the icon stands for the name, which the menu and the drawer say.
        sx={{
          minWidth: 0,
          px: { xs: 1.5, sm: 2.5 },
          '& .MuiButton-startIcon': { mx: { xs: 0, sm: undefined } },
          '& .MuiButton-endIcon, & > .nome': { display: { xs: 'none', sm: 'inherit' } },
        }}
      >
        {nome}
      </Button>
      {ancora !== null && (
        <Suspense fallback={null}>
          <MenuDeContexto
            ancora={ancora}
            associacoes={associacoes}
            codigoAtual={atual.codigo}
            comFicha={temFicha}
            aoFechar={() => definirAncora(null)}
            aoEscolher={(associacao) => void trocar(associacao)}
          />
        </Suspense>
      )}
    </>
  )
}
