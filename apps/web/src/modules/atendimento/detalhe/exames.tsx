import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { AtendimentoCompleto, ExameDoAtendimento } from '@vetlume/dominio/atendimento'
import { ROTULOS_DA_MODALIDADE } from '@vetlume/dominio/servico'
import { BotaoElo } from '../../../ui/elo.tsx'
import { Etiqueta, type TomDeEtiqueta } from '../../../ui/etiqueta.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { Dinheiro } from '../../../ui/valores.tsx'
import type { Papel } from '../papel.ts'
import { PrecoExplicado } from '../preco-explicado.tsx'

const LAUDO: Readonly<
  Record<NonNullable<ExameDoAtendimento['laudo']>['estado'], { tom: TomDeEtiqueta; rotulo: string }>
> = {
  RASCUNHO: { tom: 'neutro', rotulo: 'Laudo em rascunho' },
  EM_REVISAO: { tom: 'aviso', rotulo: 'Laudo em revisão' },
  ASSINADO: { tom: 'info', rotulo: 'Laudo assinado' },
  ENTREGUE: { tom: 'sucesso', rotulo: 'Laudo entregue' },
  VISUALIZADO: { tom: 'sucesso', rotulo: 'Laudo visto' },
}

function LaudoDoExame({
  exame,
  podeEscrever,
  cancelado,
  papel,
}: {
  exame: ExameDoAtendimento
  podeEscrever: boolean
  cancelado: boolean
  papel: Papel
}) {
  const { codigo, laudo, exigeLaudo, servico } = exame
  if (laudo !== null)
    return (
      <>
        <Etiqueta {...LAUDO[laudo.estado]} />
        <BotaoElo
          size="small"
          variant="outlined"
          to="/laudo/editar"
          search={{ codigo: laudo.codigo }}
          aria-label={`Abrir laudo de ${servico.nome}`}
        >
          Abrir laudo
        </BotaoElo>
      </>
    )
  if (!exigeLaudo) return <Etiqueta tom="neutro" rotulo="Sem laudo" />
  if (cancelado) return null
  if (papel === 'PARCEIRO' || !podeEscrever) return <Etiqueta tom="neutro" rotulo="Laudo pendente" />
  return (
    <BotaoElo
      size="small"
      // For who writes them it is the next step; for the company, one of many.
      variant={papel === 'ESPECIALISTA' ? 'contained' : 'outlined'}
      to="/laudo/novo"
      search={{ item: codigo }}
      aria-label={`Escrever laudo de ${servico.nome}`}
    >
      Escrever laudo
    </BotaoElo>
  )
}

/** Each exam with its laudo and its price, frozen with the explanation. */
export function Exames({ atendimento, papel }: { atendimento: AtendimentoCompleto; papel: Papel }) {
  const { itens, totalCentavos, permissoes } = atendimento
  return (
    <Secao titulo={itens.length === 1 ? 'Exame' : 'Exames'}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {itens.map((exame) => (
          <Box
            component="li"
            key={exame.codigo}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 2.5,
              py: 2.5,
              '&:first-of-type': { pt: 0 },
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{exame.servico.nome}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {ROTULOS_DA_MODALIDADE[exame.modalidade]}
                {exame.preparo !== null && ` · Preparo: ${exame.preparo}`}
              </Typography>
            </Box>
            <LaudoDoExame
              exame={exame}
              podeEscrever={permissoes.escreverLaudo}
              cancelado={atendimento.estado === 'CANCELADO'}
              papel={papel}
            />
            <Box sx={{ minWidth: '7.5rem', ml: 'auto', textAlign: 'right' }}>
              <PrecoExplicado exame={exame.servico.nome} centavos={exame.precoCentavos} explicacao={exame.explicacao} />
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 4, pt: 3, fontWeight: 650 }}>
        <span>Total</span>
        <Box component="span" sx={{ minWidth: '7.5rem', textAlign: 'right', pr: '20px' }}>
          <Dinheiro centavos={totalCentavos} />
        </Box>
      </Box>
    </Secao>
  )
}
