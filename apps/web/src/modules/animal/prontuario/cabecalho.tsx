import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatarPeso, textoDoSexo, type AnimalCompleto } from '@vetlume/dominio/animal'
import { diaNaZona, formatarData } from '@vetlume/dominio/tempo'
import type { ReactNode } from 'react'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { Elo } from '../../../ui/elo.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { FotoDoAnimal, type FotoDoAnimalProps } from './foto.tsx'
import { variacaoDoPeso } from './variacao.ts'

function Fato({ rotulo, children, detalhe }: { rotulo: string; children: ReactNode; detalhe?: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {rotulo}
      </Typography>
      <Box
        component="dd"
        sx={{
          m: 0,
          fontSize: 'var(--vl-texto-subtitulo)',
          fontWeight: 620,
          letterSpacing: '-0.01em',
          overflowWrap: 'anywhere',
        }}
      >
        {children}
      </Box>
      {detalhe !== undefined && (
        <Box component="dd" sx={{ m: 0, fontSize: 'var(--vl-texto-pequeno)', color: 'text.secondary' }}>
          {detalhe}
        </Box>
      )}
    </Box>
  )
}

function Peso({ pesoGramas, pesos }: Pick<AnimalCompleto, 'pesoGramas' | 'pesos'>) {
  const [ultimo, anterior] = pesos
  const detalhe =
    ultimo === undefined
      ? undefined
      : [variacaoDoPeso(ultimo.gramas, anterior?.gramas), `em ${formatarData(diaNaZona(ultimo.medidoEm, fusoEmUso()))}`]
          .filter((parte) => parte !== '')
          .join(', ')
  return (
    <Fato rotulo="Peso" detalhe={detalhe}>
      {pesoGramas === null ? 'Não pesado' : formatarPeso(pesoGramas)}
    </Fato>
  )
}

function Idade({ idade, nascimento, nascimentoPresumido, obito }: AnimalCompleto) {
  const detalhe =
    nascimento === null ? undefined : `${formatarData(nascimento)}${nascimentoPresumido ? ', presumida' : ''}`
  return (
    <Fato rotulo={obito === null ? 'Idade' : 'Viveu'} detalhe={detalhe}>
      {idade ?? 'Não informada'}
    </Fato>
  )
}

/** What nobody who touches the animal may miss. */
function Alertas({ alerta }: { alerta: string }) {
  const linhas = alerta.split('\n').filter((linha) => linha.trim() !== '')
  return (
    <Alert severity="warning" icon={<Icone nome="warning-amber" />} sx={{ fontWeight: 600 }}>
      {linhas.length === 1 ? (
        alerta
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 4 }}>
          {linhas.map((linha) => (
            <li key={linha}>{linha}</li>
          ))}
        </Box>
      )}
    </Alert>
  )
}

export interface CabecalhoProps extends Omit<FotoDoAnimalProps, 'ficha'> {
  ficha: AnimalCompleto
}

/** Who the patient is, at a glance. */
export function Cabecalho({ ficha, ...foto }: CabecalhoProps) {
  const { especie, raca, sexo, castrado, tutor, outrosTutores, alerta, obito, obitoMotivo } = ficha
  const outros = outrosTutores.length === 0 ? undefined : `e ${outrosTutores.map(({ nome }) => nome).join(', ')}`
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {obito !== null && (
        <Alert severity="info" icon={<Icone nome="local-florist" />}>
          {ficha.nome} morreu em {formatarData(obito)}
          {obitoMotivo === null ? '.' : `: ${obitoMotivo}.`} O prontuário continua aqui, e não recebe novos exames.
        </Alert>
      )}
      {alerta !== null && <Alertas alerta={alerta} />}
      <Box
        sx={{
          display: 'flex',
          gap: { xs: 3, sm: 5 },
          alignItems: { xs: 'flex-start', sm: 'center' },
          p: { xs: 3, sm: 4 },
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 'var(--vl-raio-maior)',
        }}
      >
        <FotoDoAnimal ficha={ficha} {...foto} />
        <Box
          component="dl"
          sx={{
            flex: 1,
            minWidth: 0,
            m: 0,
            display: 'grid',
            columnGap: 4,
            rowGap: 2.5,
            gridTemplateColumns: {
              xs: 'minmax(0,1fr)',
              sm: 'repeat(2, minmax(0,1fr))',
              lg: 'repeat(4, minmax(0,1fr))',
            },
          }}
        >
          <Fato rotulo={especie.nome} detalhe={textoDoSexo(sexo, castrado)}>
            {raca?.nome ?? 'Raça não informada'}
          </Fato>
          <Idade {...ficha} />
          <Peso {...ficha} />
          <Fato rotulo="Tutor" detalhe={outros}>
            <Elo to="/cadastro/tutor" search={{ codigo: tutor.codigo }}>
              {tutor.nome}
            </Elo>
          </Fato>
        </Box>
      </Box>
    </Box>
  )
}
