import { saidEquipment } from './said-equipment';

describe('saidEquipment', () => {
  it('finds nothing where nothing is said of the kitchen', () => {
    expect(saidEquipment('')).toEqual([]);
    expect(saidEquipment('pasta with peas for lunch')).toEqual([]);
  });

  it('reads what a kitchen lacks', () => {
    expect(saidEquipment('we have no oven')).toHaveLength(1);
    expect(saidEquipment('without an oven')).toEqual(saidEquipment('we have no oven'));
    expect(saidEquipment('i have no blender')).not.toEqual(saidEquipment('we have no oven'));
  });

  it('takes food in the freezer for what is at home', () => {
    expect(saidEquipment('i have turkey in the freezer')).toEqual([]);
  });
});
