import type pg from 'pg'

const NOMES = ['Ana', 'Bruno', 'Carla', 'Diego', 'Elisa', 'Fábio', 'Gisele', 'Hugo', 'Íris', 'João', 'Kátia', 'Lúcia']
const SOBRENOMES = ['Almeida', 'Barros', 'Conceição', "D'Ávila", 'Esteves', 'Figueiredo', 'Gonçalves', 'Muniz', 'Prado']
const PACIENTES = ['Mel', 'Thor', 'Nina', 'Bidu', 'Luna', 'Melissa', 'Bob', 'Amora', 'Caramelo', 'Pingo', 'Simba']

const lista = (valores: readonly string[]) => `array[${valores.map((valor) => `'${valor.replace("'", "''")}'`).join()}]`
const sorteado = (valores: readonly string[], passo: number) =>
  `(${lista(valores)})[1 + (n / ${passo}) % ${valores.length}]`

/** One tutor and one animal for each number. */
export async function encherPacientes(c: pg.Client, cliente: string, quantos: number): Promise<void> {
  await c.query(`
    insert into tutor (cliente, nome, cpf, telefone, criado_em)
      select '${cliente}', ${sorteado(NOMES, 1)} || ' ' || ${sorteado(SOBRENOMES, 12)} || ' ' || ${sorteado(SOBRENOMES, 108)},
        lpad((n * 7919)::text, 11, '0'), '+55119' || lpad((n * 613 % 100000000)::text, 8, '0'), now() - n * interval '1 minute'
      from generate_series(1::bigint, ${quantos}) as n;
    analyze tutor;
    insert into animal (cliente, nome, especie, sexo, tutor, criado_em)
      select '${cliente}', ${sorteado(PACIENTES, 1)} || ' ' || n, e.codigo, case when n % 3 = 0 then 'MACHO' else 'FEMEA' end, t.codigo, t.criado_em
      from generate_series(1::bigint, ${quantos}) as n
      join tutor t on t.cliente = '${cliente}' and t.cpf = lpad((n * 7919)::text, 11, '0')
      join especie e on e.nome = case when n % 4 = 0 then 'Felina' else 'Canina' end`)
}
