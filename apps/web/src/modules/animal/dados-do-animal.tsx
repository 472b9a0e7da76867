import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { formatarPeso, textoDoSexo, type AnimalCompleto } from '@vetlume/dominio/animal'
import { formatarCpf, formatarTelefone } from '@vetlume/dominio/formatos'
import { formatarData } from '@vetlume/dominio/tempo'
import { Elo } from '../../ui/elo.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { DataHora } from '../../ui/valores.tsx'
import { Dados } from '../cadastros/index.ts'

/** Who answers for the animal, and the ways to talk to them. */
export function ResponsavelDoAnimal({ tutor }: Pick<AnimalCompleto, 'tutor'>) {
  const { codigo, nome, cpf, telefone, whatsapp, email } = tutor
  const detalhes = [cpf === null ? null : formatarCpf(cpf), email].filter((parte) => parte !== null)
  return (
    <Secao titulo="Responsável">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, alignItems: 'baseline' }}>
        <Elo to="/cadastro/tutor" search={{ codigo }} sx={{ fontWeight: 550 }}>
          {nome}
        </Elo>
        {telefone !== null && <Link href={`tel:${telefone}`}>{formatarTelefone(telefone)}</Link>}
        {whatsapp !== null && (
          <Link href={`https://wa.me/${whatsapp.slice(1)}`} target="_blank" rel="noopener noreferrer">
            WhatsApp {formatarTelefone(whatsapp)}
          </Link>
        )}
        {detalhes.map((detalhe) => (
          <Box component="span" key={detalhe} sx={{ color: 'text.secondary' }}>
            {detalhe}
          </Box>
        ))}
      </Box>
    </Secao>
  )
}

/** `+350 g`, `−1,2 kg`, or nothing for the first weighing. */
function diferenca(gramas: number, anterior: number | undefined): string {
  if (anterior === undefined || gramas === anterior) return ''
  return `${gramas > anterior ? '+' : '−'}${formatarPeso(Math.abs(gramas - anterior))}`
}

export function Pesos({ pesos }: Pick<AnimalCompleto, 'pesos'>) {
  return (
    <Secao titulo="Pesos">
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, maxWidth: '28rem' }}>
        {pesos.map(({ gramas, medidoEm }, indice) => (
          <Box
            component="li"
            key={`${medidoEm} ${pesos.length - indice}`}
            sx={{ display: 'grid', gridTemplateColumns: '1fr auto 5.5rem', gap: 3, fontVariantNumeric: 'tabular-nums' }}
          >
            <DataHora instante={medidoEm} />
            <strong>{formatarPeso(gramas)}</strong>
            <Box component="span" sx={{ color: 'text.secondary', textAlign: 'right' }}>
              {diferenca(gramas, pesos[indice + 1]?.gramas)}
            </Box>
          </Box>
        ))}
      </Box>
    </Secao>
  )
}

/** The record for who may only read it. */
export function DadosDoAnimal({ ficha }: { ficha: AnimalCompleto }) {
  const { especie, raca, sexo, castrado, nascimento, nascimentoPresumido, idade, pesoGramas, pelagem } = ficha
  const { microchip, sinpatinhas, sinais, planoSaude, carteirinha, parceiro, obito } = ficha
  const dataDeNascimento =
    nascimento === null ? null : `${formatarData(nascimento)}${nascimentoPresumido ? ' (presumida)' : ''}`
  return (
    <Secao titulo="Paciente">
      <Dados
        itens={[
          ['Espécie', especie.nome],
          ['Raça', raca?.nome ?? null],
          ['Sexo', textoDoSexo(sexo, castrado)],
          ['Nascimento', dataDeNascimento],
          ['Idade', idade],
          ['Peso', pesoGramas === null ? null : formatarPeso(pesoGramas)],
          ['Pelagem', pelagem],
          ['Microchip', microchip],
          ['SinPatinhas', sinpatinhas],
          ['Sinais particulares', sinais],
          ['Plano de saúde', planoSaude?.nome ?? null],
          ['Carteirinha', carteirinha],
          ['Clínica de origem', parceiro?.nome ?? null],
          ...(obito === null ? [] : [['Óbito', formatarData(obito)] as const]),
        ]}
      />
    </Secao>
  )
}
