import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import {
  FINALIDADES,
  TERMOS_DE_CONSENTIMENTO,
  type Consentimento,
  type Finalidade,
  type TutorCompleto,
} from '@vetlume/dominio/tutor'
import { avisar } from '../../ui/avisar.ts'
import { confirmar } from '../../ui/confirmar.ts'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { DataHora } from '../../ui/valores.tsx'
import { consultaDoTutor, useConsentir } from './api.ts'

function Situacao({ atual }: { atual: Consentimento | undefined }) {
  if (atual === undefined) return <Etiqueta tom="neutro" rotulo="Não perguntado" icone="help-outline" />
  return atual.concedido ? (
    <Etiqueta tom="sucesso" rotulo="Concedido" icone="check-circle" />
  ) : (
    <Etiqueta tom="aviso" rotulo="Retirado" icone="do-not-disturb-on" />
  )
}

interface FinalidadeProps {
  finalidade: Finalidade
  /** Newest first. */
  linhas: readonly Consentimento[]
  podeMudar: boolean
  codigo: string
}

function UmaFinalidade({ finalidade, linhas, podeMudar, codigo }: FinalidadeProps) {
  const { rotulo, texto, versao } = TERMOS_DE_CONSENTIMENTO[finalidade]
  const { mutateAsync: consentir, isPending } = useConsentir(codigo)
  const [atual, ...anteriores] = linhas
  const concedido = atual?.concedido === true
  const mudar = async () => {
    const pergunta = concedido
      ? {
          titulo: `Retirar: ${rotulo.toLowerCase()}?`,
          texto: 'O que foi feito antes continua valendo.',
          confirmar: 'Retirar',
        }
      : { titulo: `O tutor concorda? ${rotulo}`, texto: `“${texto}”`, confirmar: 'Registrar que concorda' }
    if (!(await confirmar(pergunta))) return
    try {
      await consentir({ finalidade, concedido: !concedido })
      avisar.sucesso(concedido ? 'Consentimento retirado.' : 'Consentimento registrado.')
    } catch (erro) {
      avisar.erro(erro)
    }
  }
  return (
    <Box component="li" sx={{ py: 3, '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography component="h3" sx={{ fontWeight: 550 }}>
          {rotulo}
        </Typography>
        <Situacao atual={atual} />
        {podeMudar && (
          <Button
            size="small"
            color="secondary"
            loading={isPending}
            onClick={() => void mudar()}
            aria-label={`${concedido ? 'Retirar' : 'Registrar consentimento'}: ${rotulo}`}
            sx={{ ml: 'auto' }}
          >
            {concedido ? 'Retirar' : 'Registrar consentimento'}
          </Button>
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '72ch' }}>
        {texto}
      </Typography>
      {atual !== undefined && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {atual.concedido ? 'Concedido' : 'Retirado'} em <DataHora instante={atual.quando} />
          {atual.por !== null && `, registrado por ${atual.por}`} (texto {atual.versaoTexto}
          {atual.concedido && atual.versaoTexto !== versao ? ', há um mais novo' : ''})
        </Typography>
      )}
      {anteriores.length > 0 && (
        <Box component="details" sx={{ mt: 1, fontSize: 'var(--vl-texto-pequeno)', color: 'text.secondary' }}>
          <Box component="summary" sx={{ cursor: 'pointer' }}>
            {anteriores.length === 1 ? '1 registro anterior' : `${anteriores.length} registros anteriores`}
          </Box>
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 4 }}>
            {anteriores.map(({ quando, concedido: era, por, versaoTexto }) => (
              <li key={quando}>
                {era ? 'Concedido' : 'Retirado'} em <DataHora instante={quando} />
                {por !== null && `, por ${por}`} (texto {versaoTexto})
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  )
}

/** What the tutor agreed to, purpose by purpose, and its whole story (LGPD, art. 8). */
export function Consentimentos({ ficha: aberta }: { ficha: TutorCompleto }) {
  // The form keeps the version that was opened; what was just written down is in the cache.
  const { data: ficha = aberta } = useQuery({ ...consultaDoTutor(aberta.codigo), refetchOnMount: false })
  return (
    <Secao titulo="Consentimentos" descricao="O que o tutor autorizou, em que texto, quando e quem registrou.">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {FINALIDADES.map((finalidade) => (
          <UmaFinalidade
            key={finalidade}
            finalidade={finalidade}
            linhas={ficha.consentimentos.filter((linha) => linha.finalidade === finalidade)}
            podeMudar={ficha.permissoes.editar}
            codigo={ficha.codigo}
          />
        ))}
      </Box>
    </Secao>
  )
}
